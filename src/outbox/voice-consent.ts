import { useCallback } from 'react';
import { db } from './db.ts';
import { useLive } from './use-live.ts';

/**
 * Whether this learner agreed, on this device, that recordings leave it to be scored; undefined until the database
 * has answered. Kept beside the recordings, since what localStorage was told last does not survive a killed browser.
 */
export function useVoiceConsent(owner: string): boolean | undefined {
  const read = useCallback(async () => (await db.meta.get(`voiceConsent:${owner}`)) !== undefined, [owner]);
  return useLive(read);
}

export const giveVoiceConsent = (owner: string): Promise<unknown> =>
  db.meta.put({ key: `voiceConsent:${owner}`, at: Date.now() });

/** When this learner agreed on this device, milliseconds by its clock; null when they did not. */
export async function voiceConsentAt(owner: string): Promise<number | null> {
  const row = await db.meta.get(`voiceConsent:${owner}`);
  return row && 'at' in row ? row.at : null;
}

/** The recorder asks anew before the next recording. */
export const withdrawVoiceConsent = (owner: string): Promise<unknown> =>
  db.meta.delete(`voiceConsent:${owner}`);
