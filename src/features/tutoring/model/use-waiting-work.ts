import { useCallback } from 'react';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { submission } from '#src/shared/attempt/commands.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Ids of exercises handed in on this device that wait to be sent. */
export function useWaitingWork(): ReadonlySet<string> {
  const owner = useOwner() ?? null;
  const read = useCallback(async () => {
    if (owner === null) return NOTHING;
    const rows = await pending([submission], { owner });
    return new Set(rows.filter(({ state }) => state === 'queued').map(({ body }) => body.practice_id));
  }, [owner]);
  return useLive(read) ?? NOTHING;
}
