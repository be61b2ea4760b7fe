import { useCallback } from 'react';
import { allAttempts } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

/** The newest attempt at each test and practice on this device, by their ids; undefined while loading. */
export function useLocalAttempts(
  owner: string | null | undefined,
): ReadonlyMap<string, AttemptRow> | undefined {
  const read = useCallback(async () => {
    if (!owner) return new Map<string, AttemptRow>();
    const rows = await allAttempts(owner);
    return new Map(rows.map((row) => [row.practiceId, row]));
  }, [owner]);
  return useLive(read);
}
