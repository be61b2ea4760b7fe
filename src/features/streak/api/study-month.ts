import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The marked days of a month such as `2026-11`; stored, so that it can be looked at with no network. */
export const studyMonth = (month: string) =>
  queryOptions({
    queryKey: ['course', 'streak', 'month', month],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.studyMonth, { query: { month }, options: { signal } }),
    staleTime: 0,
  });
