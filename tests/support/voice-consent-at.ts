import { db } from '#src/platform/outbox/database/db.ts';

/** When this learner agreed on this device that recordings leave it, by its clock; null if they did not. */
export async function voiceConsentAt(owner: string): Promise<number | null> {
  const row = await db.meta.get(`voiceConsent:${owner}`);
  return row && 'at' in row ? row.at : null;
}
