import { queryOptions } from '@tanstack/react-query';
import { myCourses as endpoint } from '#contract/course.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

/** The learner's activated courses (specification, point 9: page 1, limit 100). */
export const myCourses = () =>
  queryOptions({
    queryKey: ['course', 'mine'],
    queryFn: ({ signal }) =>
      callOrThrow(endpoint, {
        query: { page: 1, limit: 100 },
        options: { token: currentSession().token, signal },
      }),
  });
