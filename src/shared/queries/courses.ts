import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** All courses, with the learner's or guest's status. */
export const courses = () =>
  queryOptions({
    queryKey: ['course', 'list'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.course.list, { options: { signal } }),
  });

/** The learner's courses (docs/product.md, point 9: page 1, limit 100). */
export const myCourses = () =>
  queryOptions({
    queryKey: ['course', 'mine'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.course.mine, { query: { page: 1, limit: 100 }, options: { signal } }),
    // Work that was just sent changes the lesson to continue with.
    staleTime: 0,
    meta: { persist: 'first-frame' },
  });
