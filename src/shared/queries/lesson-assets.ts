import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readerAuth } from './reader-auth.ts';

/** A lesson with its sections and the learner's results. */
export const lessonAssets = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'assets'],
    queryFn: async ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.assets, { params: { id }, options: { ...(await readerAuth()), signal } }),
    // Work that was just sent changes it.
    staleTime: 0,
  });
