import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** All courses, with the visitor's own status. */
export const courses = () =>
  queryOptions({
    queryKey: ['course', 'list'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.course.list, { options: { token: currentSession().token, signal } }),
  });

/** The learner's courses (docs/product.md, point 9: page 1, limit 100). */
export const myCourses = () =>
  queryOptions({
    queryKey: ['course', 'mine'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.course.mine, {
        query: { page: 1, limit: 100 },
        options: { token: currentSession().token, signal },
      }),
    // Work that was just sent changes the lesson to go on with.
    staleTime: 0,
  });
