import { ownRecord } from '#server/domain/sounds/own-record.ts';
import type { SoundTexts } from '#server/domain/sounds/sound-texts.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

export const ipaChartHandlers = (
  { db }: Pick<Platform, 'db'>,
  texts: Pick<SoundTexts, 'chart'>,
): Handlers<'ipaChart'> => ({
  sounds: async () => ({ sounds: await texts.chart() }),
  record: async ({ learner }) => ({ records: await ownRecord(db, learner.id, await texts.chart()) }),
});
