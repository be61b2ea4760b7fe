import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Work that was just sent changes all of these. */
const FRESH = { staleTime: 0 } as const;

/** All topics and tests: the device filters them itself, so that it can with no network. */
export const allSets = () =>
  queryOptions({
    queryKey: ['speaking', 'topics'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.topics, { query: {}, options: { signal } }),
    ...FRESH,
  });

/** What to do today, in order. */
export const todaysTopics = () =>
  queryOptions({
    queryKey: ['speaking', 'today'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingRoom.courseTopics, { query: {}, options: { signal } }),
    ...FRESH,
  });

export const categoryCounts = () =>
  queryOptions({
    queryKey: ['speaking', 'categories'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.categories, { options: { signal } }),
    ...FRESH,
  });

/** This week at a glance. */
export const homeStatistics = () =>
  queryOptions({
    queryKey: ['speaking', 'statistics', 'home'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingStatistics.home, { options: { signal } }),
    ...FRESH,
  });

/** Figures by day, and the last bands. */
export const dailyStatistics = () =>
  queryOptions({
    queryKey: ['speaking', 'statistics', 'days'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingStatistics.listStatistic, { options: { signal } }),
    ...FRESH,
  });

/** Figures over all that was ever spoken. */
export const overallStatistics = () =>
  queryOptions({
    queryKey: ['speaking', 'statistics', 'all'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingStatistics.userStatistics, { options: { signal } }),
    ...FRESH,
  });

/** Scenes for guests, and a sample result. */
export const guestScenes = () =>
  queryOptions({
    queryKey: ['speaking', 'guest'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.homeGuest, { options: { signal } }),
    staleTime: 5 * 60_000,
  });
