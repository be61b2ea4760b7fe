import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A course with its lessons and the learner's progress. */
export const courseDetails = (id: string) =>
  queryOptions({
    queryKey: ['course', 'details', id],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.course.details, { params: { id }, options: { signal } }),
  });
