import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The courses of one level, with the learner's status in each. */
export const coursesOfLevel = (level: number) => readQuery(ENDPOINTS.course.list, { query: { level } });

/** The levels with their number of courses, and the learner's choice. */
export const levels = () => readQuery(ENDPOINTS.courseOffers.levels, {});

/** The most recently added courses. */
export const latestCourses = () => readQuery(ENDPOINTS.courseOffers.newList, {});

/** Stores the level that courses are suggested for. The list follows the choice even if the request fails. */
export function useChooseLevel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (level: number) => callOrThrow(ENDPOINTS.courseOffers.chooseLevel, { body: { level } }),
    onSuccess: (chosen) => client.setQueryData(levels().queryKey, chosen),
  });
}
