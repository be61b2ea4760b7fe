import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { StreakCard } from '#src/shared/streak/streak-card.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { courseToOpen } from '../model/next-step.ts';
import { NextLesson } from './next-lesson.tsx';

function Start() {
  const { data, isError, isPaused } = useQuery(courses());
  if (!data) {
    if (isError || isPaused) return <Notice tone="info">{HOME.notHere}</Notice>;
    return (
      <Loading>
        <Card className="grid gap-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-13 w-40" />
        </Card>
      </Loading>
    );
  }
  const open = courseToOpen(data.courses);
  if (!open) return <Notice tone="info">{HOME.noCourse}</Notice>;
  if (open.begun) return <NextLesson course={open.course} />;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{open.course.name}</h2>
        <p className="text-muted text-pretty">{open.course.summary}</p>
      </div>
      <LinkButton
        to={href('course', { id: open.course.id })}
        size="lg"
        icon={Play}
        className="justify-self-start max-sm:w-full"
      >
        {HOME.begin}
      </LinkButton>
    </Card>
  );
}

/** A learner's next step. */
export const LearnerStart = () => (
  <section className="grid max-w-3xl gap-4">
    <h1 className="text-2xl font-semibold sm:text-3xl">{HOME.learnerTitle}</h1>
    <Start />
    <StreakCard />
  </section>
);
