import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type CourseSummary, LESSON_PROGRESS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { courseDetails } from '#src/shared/queries/course-details.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { lessonToOpen } from '../model/next-step.ts';

/** The active course with a link to its next lesson. */
export function NextLesson({ course }: { course: CourseSummary }) {
  const { data, isError } = useQuery(courseDetails(course.id));
  const next = data && lessonToOpen(data.lessons);
  if (data && !next) {
    return (
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{HOME.allDone(course.name)}</h2>
          <p className="text-muted">{HOME.allDoneText}</p>
        </div>
        <LinkButton to={href('roadmap')} size="lg" className="justify-self-start max-sm:w-full">
          {HOME.chooseNext}
        </LinkButton>
      </Card>
    );
  }
  const to = next ? href('lesson', { id: next.lesson.id }) : href('course', { id: course.id });
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-brand-strong">{course.name}</p>
        <h2 className="min-h-7 text-lg font-semibold">
          {next?.lesson.title ?? (isError ? HOME.resume : <Skeleton className="mt-1 h-5 w-2/3" />)}
        </h2>
        <p className="min-h-6 text-muted">
          {next && `${HOME.lessonPlace(next.place, next.of)}, ${HOME.lessonMinutes(next.lesson.minutes)}`}
        </p>
      </div>
      <LinkButton to={to} size="lg" icon={Play} className="justify-self-start max-sm:w-full">
        {next && next.place === 1 && next.lesson.progress === LESSON_PROGRESS.NOT_OPENED
          ? HOME.begin
          : HOME.resume}
      </LinkButton>
    </Card>
  );
}
