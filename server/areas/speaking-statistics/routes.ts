import { STATISTIC_BANDS } from '#contract/speaking.ts';
import { mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { countTopics, doneSets } from './done-sets.ts';
import { latestBands } from './latest-bands.ts';
import { allTalks, latestDays, weekFrom } from './talk-sums.ts';

/** All from sums that the database keeps: no answer is read, however many there are. */
export const handlers = ({ db }: Pick<Platform, 'db'>): Handlers<'speakingStatistics'> => ({
  listStatistic: async ({ learner: { id } }) => ({
    days: await latestDays(db, id, vietnamDay(Date.now())),
    bands: await latestBands(db, id, STATISTIC_BANDS),
  }),

  userStatistics: async ({ learner: { id } }) => {
    const [band] = await latestBands(db, id, 1);
    return {
      all: await allTalks(db, id),
      ...(await doneSets(db, id)),
      topics_of: await countTopics(db),
      band: band ?? null,
    };
  },

  home: async ({ learner: { id } }) => {
    const [band] = await latestBands(db, id, 1);
    const { topics } = await doneSets(db, id);
    const { seconds } = await allTalks(db, id);
    const week = await weekFrom(db, id, mondayOf(vietnamDay(Date.now())));
    return { week, seconds, topics, band: band ?? null };
  },
});
