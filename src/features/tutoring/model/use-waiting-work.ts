import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Ids of exercises handed in on this device that wait to be sent; once they have arrived, the class is read anew. */
export function useWaitingWork(): ReadonlySet<string> {
  const client = useQueryClient();
  const owner = useOwner() ?? null;
  const read = useCallback(async () => {
    if (owner === null) return NOTHING;
    const rows = await pending([ENDPOINTS.practice.submit], { owner });
    return new Map(
      rows.filter(({ state }) => state === 'queued').map(({ id, body }) => [id, body.practice_id]),
    );
  }, [owner]);
  const waiting = useLive(read) ?? NOTHING;
  useArrivals(waiting, () => void client.invalidateQueries(queriesOf(ENDPOINTS.tutoring)));
  return useMemo(() => new Set(waiting.values()), [waiting]);
}
