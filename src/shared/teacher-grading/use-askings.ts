import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { db } from '#src/platform/outbox/db.ts';
import { listQueue } from '#src/platform/outbox/queue.ts';
import type { CommandRow } from '#src/platform/outbox/rows.ts';
import { useLive } from '#src/platform/outbox/use-live.ts';
import { type AskedAnswer, askSlot, regradeSlot } from './save-asking.ts';

/** How far an asking has got on its way from this device; null when none is on it. */
export interface OwnAsking {
  state: CommandRow['state'];
  /** Of one that would not go: why. */
  message: string | null;
}

export interface OwnAskings {
  /** For this answer. */
  ask: OwnAsking | null;
  regrade: OwnAsking | null;
  /** Gradings that wait in the queue, of whatever answer. */
  queued: number;
}

const NONE: OwnAskings = { ask: null, regrade: null, queued: 0 };

const newestOf = (rows: readonly CommandRow[], owner: string): OwnAsking | null => {
  const row = rows.findLast((candidate) => candidate.owner === owner);
  return row ? { state: row.state, message: row.lastMessage } : null;
};

async function readAskings(
  owner: string,
  place: Pick<AskedAnswer, 'attemptId' | 'questionId'>,
): Promise<OwnAskings> {
  const rowsOf = (slot: string) => db.commands.where('slot').equals(slot).sortBy('seq');
  const [ask, regrade, queue] = await Promise.all([
    rowsOf(askSlot(place)),
    rowsOf(regradeSlot(place)),
    listQueue(owner),
  ]);
  const queued = queue.filter(
    ({ operation, state }) => operation === 'teacherGrading.ask' && state === 'queued',
  ).length;
  return { ask: newestOf(ask, owner), regrade: newestOf(regrade, owner), queued };
}

/** The learner's own askings as this device has them. Once one has arrived, what the server knows is read again. */
export function useAskings({ owner, attemptId, questionId }: AskedAnswer): OwnAskings {
  const client = useQueryClient();
  const read = useCallback(
    () => readAskings(owner, { attemptId, questionId }),
    [owner, attemptId, questionId],
  );
  const askings = useLive(read) ?? NONE;
  const waiting = [askings.ask, askings.regrade].filter((asking) => asking?.state === 'queued').length;
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    if (waiting < waitedBefore.current) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(attemptId) });
      void client.invalidateQueries({ queryKey: ['teacher-grading'] });
    }
    waitedBefore.current = waiting;
  }, [client, waiting, attemptId]);
  return askings;
}
