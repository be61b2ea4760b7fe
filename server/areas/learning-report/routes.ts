import { type Handlers, learner } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { newestReadings } from './readings.ts';
import { reportOf } from './report.ts';

export const learningReportHandlers = ({ db }: Pick<Platform, 'db'>): Handlers<'learningReport'> => ({
  report: learner(({ query, learner: { id } }) => reportOf(db, id, query, Date.now())),
  readings: learner(async ({ learner: { id } }) => ({ readings: await newestReadings(db, id) })),
});
