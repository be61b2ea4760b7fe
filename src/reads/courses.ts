import { queryOptions } from '@tanstack/react-query';
import { listCourses } from '#contract/course.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

/** All courses, with the visitor's own status. */
export const courses = () =>
  queryOptions({
    queryKey: ['course', 'list'],
    queryFn: ({ signal }) => callOrThrow(listCourses, { options: { token: currentSession().token, signal } }),
  });
