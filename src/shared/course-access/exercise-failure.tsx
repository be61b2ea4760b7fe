import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { ClosedCourse } from './closed-course.tsx';

/** This person's access to an exercise's course. Never stored, as with a lesson. */
const exerciseAllowed = (id: string) =>
  readQuery(
    ENDPOINTS.lesson.exerciseIsAllowed,
    { params: { id } },
    { persist: 'never', gcTime: 0, staleTime: 0 },
  );

type ExerciseFailureProps = Pick<ComponentProps<typeof FailureState>, 'error' | 'onRetry' | 'offlineText'> & {
  exerciseId: string;
};

const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.failure.code === 'COURSE_NOT_ACTIVATED';

/** Replaces an exercise that could not be loaded. If its course is closed, says why, and what to do. */
export function ExerciseFailure({ exerciseId, ...failure }: ExerciseFailureProps) {
  const refused = isRefused(failure.error);
  const standing = useQuery({ ...exerciseAllowed(exerciseId), enabled: refused });
  if (!refused || standing.isError || standing.data?.is_allowed)
    return <FailureState heading="h2" {...failure} />;
  if (!standing.data) return <LinesSkeleton />;
  return <ClosedCourse standing={standing.data} onOpened={failure.onRetry} />;
}
