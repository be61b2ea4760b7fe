import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** This person's access to an exercise's course. Never stored, as with a lesson. */
export const exerciseAllowed = (id: string) =>
  queryOptions({
    queryKey: ['course', 'exercise', id, 'allowed'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.exerciseIsAllowed, { params: { id }, options: { signal } }),
    persister: (read, context) => read(context),
    gcTime: 0,
    staleTime: 0,
  });
