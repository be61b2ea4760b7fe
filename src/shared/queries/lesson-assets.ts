import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A lesson with its sections and the learner's results. */
export const lessonAssets = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'assets'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.lesson.assets, { params: { id }, options: { signal } }),
    // Work that was just sent changes it.
    staleTime: 0,
  });
