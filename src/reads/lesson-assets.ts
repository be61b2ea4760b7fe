import { queryOptions } from '@tanstack/react-query';
import { lessonAssets as endpoint } from '#contract/lesson.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

/** A lesson with its sections and the learner's results. */
export const lessonAssets = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'assets'],
    queryFn: ({ signal }) =>
      callOrThrow(endpoint, { params: { id }, options: { token: currentSession().token, signal } }),
    // Work that was just sent changes it.
    staleTime: 0,
  });
