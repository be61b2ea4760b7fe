import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Recent marks and missions that are shown (docs/product.md, point 9). */
const LIMIT = 3;

/** Never cached: recently sent work changes all of these. */
const FRESH = { staleTime: 0 } as const;

export const learningProgress = (id: string) =>
  readQuery(ENDPOINTS.courseLearning.learningProgress, { params: { id } }, { ...FRESH });

export const learningStatistic = (id: string) =>
  readQuery(ENDPOINTS.courseLearning.learningStatistic, { params: { id } }, { ...FRESH });

export const learningMissions = (id: string) =>
  readQuery(
    ENDPOINTS.courseLearning.learningMissions,
    { params: { id }, query: { limit: LIMIT } },
    { ...FRESH },
  );

export const recentMarks = (id: string) =>
  readQuery(ENDPOINTS.courseLearning.recentMark, { params: { id }, query: { limit: LIMIT } }, { ...FRESH });

/** Days in a row with something completed in this course. */
export const courseStreak = (id: string) =>
  readQuery(ENDPOINTS.courseLearning.learningStreak, { params: { id } }, { ...FRESH });
