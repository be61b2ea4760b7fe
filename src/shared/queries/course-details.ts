import { queryOptions } from '@tanstack/react-query';
import { courseDetails as endpoint } from '#contract/course.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** A course with its lessons and how far the learner is. */
export const courseDetails = (id: string) =>
  queryOptions({
    queryKey: ['course', 'details', id],
    queryFn: ({ signal }) =>
      callOrThrow(endpoint, { params: { id }, options: { token: currentSession().token, signal } }),
  });
