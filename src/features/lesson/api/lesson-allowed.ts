import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/**
 * Whether the learner may enter the lesson (docs/product.md, point 4, lesson entry). Never cached: a stale
 * refusal would hold back a learner who has activated the course since.
 */
export const lessonAllowed = (id: string) =>
  readQuery(ENDPOINTS.lesson.isAllowed, { params: { id } }, { persist: 'never', gcTime: 0, staleTime: 0 });
