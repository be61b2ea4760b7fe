import { useCallback } from 'react';
import { db } from '../database/db.ts';
import { useLive } from '../screen/use-live.ts';

/**
 * Whether this learner agreed, on this device, that recordings leave it to be scored; undefined until the
 * database has responded. Stored beside the recordings, since the last writes to localStorage do not survive
 * a killed browser.
 */
export function useVoiceConsent(owner: string): boolean | undefined {
  const read = useCallback(async () => (await db.meta.get(`voiceConsent:${owner}`)) !== undefined, [owner]);
  return useLive(read);
}
