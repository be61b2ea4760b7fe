import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/**
 * Whether the learner may enter the lesson (docs/product.md, point 4, lesson entry). Never cached: a stale
 * refusal would hold back a learner who has activated the course since.
 */
export const lessonAllowed = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'allowed'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.lesson.isAllowed, { params: { id }, options: { signal } }),
    persister: (read, context) => read(context),
    gcTime: 0,
    staleTime: 0,
  });
