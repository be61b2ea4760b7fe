import { Play } from 'lucide-react';
import { ACTIVATION_STATUS, LESSON_PROGRESS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import type { CourseEntry } from '#rules/course/course-entry.ts';
import { COURSE } from '#src/messages/course.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { type CourseDetails, completedLessons, nextLesson } from '../model/course-state.ts';

interface CourseActionProps {
  course: CourseDetails;
  entry: CourseEntry;
  onActivate: (lessonId: string) => void;
  onAdvice: () => void;
  busy: boolean;
}

/** The next step in a course. */
export function CourseAction({ course, entry, onActivate, onAdvice, busy }: CourseActionProps) {
  const next = nextLesson(course.lessons);
  const expired = course.course_activation_status === ACTIVATION_STATUS.expired;
  if (entry === 'closed') {
    return (
      <div className="grid gap-4">
        <Notice tone="info">{expired ? COURSE.overText : COURSE.notForSale}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" aria-haspopup="dialog" className="max-sm:w-full" onClick={onAdvice}>
            {COURSE.advice}
          </Button>
          <LinkButton to={href('payments')} size="lg" variant="secondary" className="max-sm:w-full">
            {COURSE.payments}
          </LinkButton>
        </div>
      </div>
    );
  }
  if (!next) return null;
  if (entry === 'activate') {
    return (
      <Button
        size="lg"
        icon={Play}
        busy={busy}
        className="justify-self-start max-sm:w-full"
        onClick={() => onActivate(next.id)}
      >
        {COURSE.start}
      </Button>
    );
  }
  const done = completedLessons(course.lessons);
  const total = course.lessons.length;
  const hasStarted = course.lessons.some(({ progress }) => progress !== LESSON_PROGRESS.NOT_OPENED);
  const label = done === total ? COURSE.again : hasStarted ? COURSE.resume : COURSE.start;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <ProgressRing value={done} max={total} label={COURSE.progress(done, total)}>
          {done}/{total}
        </ProgressRing>
        <p className="min-w-0 font-semibold">{COURSE.progress(done, total)}</p>
      </div>
      <LinkButton
        to={href('lesson', { id: next.id })}
        size="lg"
        icon={Play}
        className="justify-self-start max-sm:w-full"
      >
        {label}
      </LinkButton>
    </div>
  );
}
