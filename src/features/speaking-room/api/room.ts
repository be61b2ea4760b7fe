import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Work that was just sent changes all of these. */
const FRESH = { staleTime: 0 } as const;

/** All topics and tests: the device filters them itself, so that it can with no network. */
export const allSets = () => readQuery(ENDPOINTS.speakingRoom.topics, {}, { ...FRESH });

/** What to do today, in order. */
export const todaysTopics = () => readQuery(ENDPOINTS.speakingRoom.courseTopics, {}, { ...FRESH });

export const categoryCounts = () => readQuery(ENDPOINTS.speakingRoom.categories, {}, { ...FRESH });

/** This week at a glance. */
export const homeStatistics = () => readQuery(ENDPOINTS.speakingStatistics.home, {}, { ...FRESH });

/** Figures by day, and the last bands. */
export const dailyStatistics = () => readQuery(ENDPOINTS.speakingStatistics.listStatistic, {}, { ...FRESH });

/** Figures over all that was ever spoken. */
export const overallStatistics = () =>
  readQuery(ENDPOINTS.speakingStatistics.userStatistics, {}, { ...FRESH });

/** Scenes for guests, and a sample result. */
export const guestScenes = () => readQuery(ENDPOINTS.speakingRoom.homeGuest, {}, { staleTime: 5 * 60_000 });
