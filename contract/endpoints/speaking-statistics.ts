import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { bandPoint, talkSums } from '../speaking.ts';

export const listStatistic = read({
  summary: 'Talks by day and the latest bands, for charts',
  path: '/ielts/virtual-room/list-statistic',
  who: 'learner',
  response: z.object({
    /** Days with talks of the last `STATISTIC_DAYS` of `contract/speaking.ts`, oldest first; ISO dates in Vietnam. */
    days: z.array(z.extend(talkSums, { day: z.string() })),
    /** The last `STATISTIC_BANDS`, oldest first. */
    bands: z.array(bandPoint),
  }),
});

export const userStatistics = read({
  summary: 'Sums over everything that the learner has said in the speaking room',
  path: '/ielts/virtual-room/courses/user-statistics',
  who: 'learner',
  response: z.object({
    all: talkSums,
    /** Different topics that were submitted, and all there are. */
    topics: z.number(),
    topics_of: z.number(),
    tests: z.number(),
    /** Of the last attempt that has one. */
    band: z.nullable(bandPoint),
  }),
});

export const home = read({
  summary: 'This week at a glance',
  path: '/ielts/virtual-room/statistics/home',
  who: 'learner',
  response: z.object({
    /** This week, Monday first, in Vietnam: seconds spoken on each day. */
    week: z.array(z.number()),
    seconds: z.number(),
    topics: z.number(),
    band: z.nullable(bandPoint),
  }),
});
