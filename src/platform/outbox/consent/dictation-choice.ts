import { useCallback } from 'react';
import { db } from '../database/db.ts';
import { useLive } from '../screen/use-live.ts';

/** Whether this learner lets the browser transcribe their speech: null if they have not chosen. */
export function useDictationChoice(owner: string): boolean | null | undefined {
  const read = useCallback(async () => {
    const row = await db.meta.get(`dictation:${owner}`);
    return row && 'on' in row ? row.on : null;
  }, [owner]);
  return useLive(read);
}

export const chooseDictation = async (owner: string, on: boolean): Promise<void> => {
  await db.meta.put({ key: `dictation:${owner}`, on });
};
