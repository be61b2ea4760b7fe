import { BookOpenCheck, CalendarDays, Flame } from 'lucide-react';
import { type ClassStatus, type ClassSummary, EXAM_CLASS_LEVEL } from '#contract/tutoring.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { STATUS_WORDS, TUTORING } from '../messages/tutoring.ts';
import { classPath } from '../model/class-links.ts';

const TONES: Readonly<Record<ClassStatus, 'neutral' | 'info' | 'success' | 'brand'>> = {
  0: 'info',
  1: 'neutral',
  2: 'success',
  3: 'brand',
};

/** Status, and the level of a class before the exam. */
export const ClassBadges = ({ status, level }: Pick<ClassSummary, 'status' | 'level'>) => (
  <p className="flex flex-wrap gap-2">
    <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
    {level === EXAM_CLASS_LEVEL && (
      <Badge tone="warning" icon={Flame}>
        {TUTORING.exam}
      </Badge>
    )}
  </p>
);

/** A class in the list of classes. */
export function ClassCard({ facts }: { facts: ClassSummary }) {
  const { id, name, teacher_name, lessons, lessons_done, homework_open } = facts;
  const progress = TUTORING.progress(lessons_done, lessons);
  return (
    <Card as="li" className="grid gap-3">
      <ClassBadges {...facts} />
      <h3 className="text-lg font-semibold">
        <TextLink to={classPath(id)}>{name}</TextLink>
      </h3>
      <p className="text-sm text-muted">
        {teacher_name === null ? TUTORING.noTeacher : TUTORING.teacher(teacher_name)}
      </p>
      {lessons > 0 && <ProgressBar value={lessons_done} max={lessons} label={progress} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <li className="flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4" />
          {progress}
        </li>
        <li className="flex items-center gap-1.5">
          <BookOpenCheck aria-hidden="true" className="size-4" />
          {homework_open > 0 ? TUTORING.homeworkOpen(homework_open) : TUTORING.homeworkNone}
        </li>
      </ul>
    </Card>
  );
}
