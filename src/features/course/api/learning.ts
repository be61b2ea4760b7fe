import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Recent marks and missions that are shown (docs/product.md, point 9). */
const LIMIT = 3;

/** Never cached: recently sent work changes all of these. */
const FRESH = { staleTime: 0 } as const;

export const learningProgress = (id: string) =>
  queryOptions({
    queryKey: ['course', 'learning', id, 'progress'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.learningProgress, { params: { id }, options: { signal } }),
    ...FRESH,
  });

export const learningStatistic = (id: string) =>
  queryOptions({
    queryKey: ['course', 'learning', id, 'statistic'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.learningStatistic, { params: { id }, options: { signal } }),
    ...FRESH,
  });

export const learningMissions = (id: string) =>
  queryOptions({
    queryKey: ['course', 'learning', id, 'missions'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.learningMissions, {
        params: { id },
        query: { limit: LIMIT },
        options: { signal },
      }),
    ...FRESH,
  });

export const recentMarks = (id: string) =>
  queryOptions({
    queryKey: ['course', 'learning', id, 'marks'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.recentMark, {
        params: { id },
        query: { limit: LIMIT },
        options: { signal },
      }),
    ...FRESH,
  });

/** Days in a row with something completed in this course. */
export const courseStreak = (id: string) =>
  queryOptions({
    queryKey: ['course', 'learning', id, 'streak'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseLearning.learningStreak, { params: { id }, options: { signal } }),
    ...FRESH,
  });
