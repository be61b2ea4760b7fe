import { ownRecord } from '#server/domain/sounds/own-record.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

export const handlers = ({ db, sounds }: Parts): Handlers<'ipaChart'> => ({
  sounds: async () => ({ sounds: await sounds.chart() }),
  record: async ({ learner }) => ({ records: await ownRecord(db, learner.id, await sounds.chart()) }),
});
