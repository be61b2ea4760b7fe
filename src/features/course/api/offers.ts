import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const LEVELS = ['course', 'levels'];

/** The courses of one level, with the learner's own status. */
export const coursesOfLevel = (level: number) =>
  queryOptions({
    queryKey: ['course', 'list', level],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.course.list, { query: { level }, options: { signal } }),
  });

/** The levels, how many courses each has, and the one that the learner has chosen. */
export const levels = () =>
  queryOptions({
    queryKey: LEVELS,
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseOffers.levels, { options: { signal } }),
  });

/** The courses added last. */
export const latestCourses = () =>
  queryOptions({
    queryKey: ['course', 'new'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseOffers.newList, { options: { signal } }),
  });

/** Chooses the level that courses are suggested for. With no network the list follows the choice all the same. */
export function useChooseLevel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (level: number) => callOrThrow(ENDPOINTS.courseOffers.chooseLevel, { body: { level } }),
    onSuccess: (chosen) => client.setQueryData(LEVELS, chosen),
  });
}
