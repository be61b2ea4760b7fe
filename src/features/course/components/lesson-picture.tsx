import { Check } from 'lucide-react';
import { LESSON } from '#src/messages/lesson.ts';
import { Motif, numberOf } from '#src/ui/motifs.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { SKILL_LOOKS } from '#src/ui/skills.ts';
import type { CourseDetails } from '../model/course-state.ts';

type Lesson = CourseDetails['lessons'][number];

interface LessonPictureProps {
  lesson: Pick<Lesson, 'skills'>;
  courseId: string;
  /** Its place in the course, from 0: neighbours never look the same. */
  index: number;
  /** Its sections, for the ring; none for somebody who does not study the course. */
  sections?: Lesson['sections'];
}

/** A lesson's own drawing in the colour of a skill that it trains, in a ring of its progress. */
export function LessonPicture({ lesson: { skills = [] }, courseId, index, sections }: LessonPictureProps) {
  const skill = skills[index % Math.max(1, skills.length)];
  const look = skill ? SKILL_LOOKS[skill] : { text: 'text-brand-strong', soft: 'bg-brand-soft' };
  const isDone = sections !== undefined && sections.completed === sections.total;
  const picture = (
    <span
      aria-hidden="true"
      className={`grid size-12 shrink-0 place-items-center rounded-full ${look.text} ${look.soft}`}
    >
      {isDone ? <Check className="size-6" /> : <Motif pick={numberOf(courseId) + index} className="size-8" />}
    </span>
  );
  if (!sections) return picture;
  return (
    <ProgressRing
      value={sections.completed}
      max={sections.total}
      label={LESSON.progress(sections.completed, sections.total)}
    >
      {picture}
    </ProgressRing>
  );
}
