import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const LEVELS = ['course', 'levels'];

/** The courses of one level, with the learner's status in each. */
export const coursesOfLevel = (level: number) =>
  queryOptions({
    queryKey: ['course', 'list', level],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.course.list, { query: { level }, options: { signal } }),
  });

/** The levels with their number of courses, and the learner's choice. */
export const levels = () =>
  queryOptions({
    queryKey: LEVELS,
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseOffers.levels, { options: { signal } }),
  });

/** The most recently added courses. */
export const latestCourses = () =>
  queryOptions({
    queryKey: ['course', 'new'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseOffers.newList, { options: { signal } }),
  });

/** Stores the level that courses are suggested for. The list follows the choice even if the request fails. */
export function useChooseLevel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (level: number) => callOrThrow(ENDPOINTS.courseOffers.chooseLevel, { body: { level } }),
    onSuccess: (chosen) => client.setQueryData(LEVELS, chosen),
  });
}
