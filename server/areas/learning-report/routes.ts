import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { newestReadings } from './readings.ts';
import { reportOf } from './report.ts';

export const handlers = ({ db }: Pick<Platform, 'db'>): Handlers<'learningReport'> => ({
  report: ({ query, learner: { id } }) => reportOf(db, id, query, Date.now()),
  readings: async ({ learner: { id } }) => ({ readings: await newestReadings(db, id) }),
});
