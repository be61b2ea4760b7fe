import { Play } from 'lucide-react';
import { LESSON_PROGRESS, type OwnCourse } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LEARNING } from '../messages/course-learning.ts';

/** The lesson to continue with, or a link to the course if all lessons are completed. */
export function ResumeCard({ course }: { course: OwnCourse }) {
  const next = course.next_lesson;
  if (!next) {
    return (
      <Card as="section" className="grid content-start gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{LEARNING.allDone(course.name)}</h2>
          <p className="text-muted">{LEARNING.allDoneText}</p>
        </div>
        <LinkButton
          to={href('course', { id: course.id })}
          variant="secondary"
          className="justify-self-start max-sm:w-full"
        >
          {LEARNING.openCourse}
        </LinkButton>
      </Card>
    );
  }
  const hasStarted = course.completed_lessons > 0 || next.progress !== LESSON_PROGRESS.NOT_OPENED;
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-brand-strong">{course.name}</p>
        <h2 className="text-lg font-semibold">{next.title}</h2>
        <p className="text-muted">{LEARNING.place(next.place, course.lesson_count, next.minutes)}</p>
      </div>
      <LinkButton
        to={href('lesson', { id: next.id })}
        size="lg"
        icon={Play}
        className="justify-self-start max-sm:w-full"
      >
        {hasStarted ? LEARNING.resumeTitle : LEARNING.beginTitle}
      </LinkButton>
    </Card>
  );
}
