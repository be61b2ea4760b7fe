import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useFreeCourse } from '#src/platform/session/free-course.ts';
import { ExerciseFailure } from '#src/shared/course-access/exercise-failure.tsx';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';

interface PracticeFrameProps {
  name: string;
  /** Id of the practice. */
  id: string;
  query: UseQueryResult<ResponseOf<typeof ENDPOINTS.practice.listQuestion>>;
  /** The practice; every child is empty while it is loading. */
  children: ReactNode;
}

/** The bare screen around a practice: shows what is missing, and what a learner without access can do. */
export function PracticeFrame({ name, id, query, children }: PracticeFrameProps) {
  const practice = query.data?.practice;
  useFreeCourse(practice?.course_id);
  const parts = [children].flat();
  const hasContent = parts.some(Boolean);
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(practice?.title ?? name)}</title>
      <BareHeader
        title={practice?.title ?? name}
        back={practice ? href('lesson', { id: practice.lesson_id }) : href('myCourses')}
        backLabel={PRACTICE.back}
      >
        <SyncIndicator />
      </BareHeader>
      <Loaded
        query={query}
        failed={(error, retry) => (
          <ExerciseFailure exerciseId={id} error={error} onRetry={retry} offlineText={PRACTICE.offlineText} />
        )}
      >
        {() => (hasContent ? children : <LinesSkeleton />)}
      </Loaded>
    </main>
  );
}
