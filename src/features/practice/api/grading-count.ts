import { queryOptions } from '@tanstack/react-query';
import { gradingStatistic } from '#contract/grading-count.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** How many gradings the learner has left today, and how long one takes now. */
export const gradingCount = () =>
  queryOptions({
    queryKey: ['grading', 'count'],
    queryFn: ({ signal }) =>
      callOrThrow(gradingStatistic, { options: { token: currentSession().token, signal } }),
    staleTime: 10_000,
  });
