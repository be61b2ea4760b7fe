import { db } from '../database/db.ts';
import { isOwnedBy, readEach } from '../database/read-stored.ts';
import { receiptRow } from '../database/rows.ts';
import { countQueue, type QueueCounts } from '../queue/queue.ts';
import { listUnclaimed, listUnreadable } from '../recordings/unclaimed.ts';
import { isUnconfirmed } from '../sending/confirm-receipts.ts';

/**
 * What is known of the work that has left the queue. `nothing`: none has. `asking`: the server has yet to
 * confirm it. `proved`: after the last acknowledgement, the server confirmed that it has all of it.
 * `unknown`: it could not tell for some of it.
 */
export type Proof = 'nothing' | 'asking' | 'proved' | 'unknown';

export interface OutboxStatus extends QueueCounts {
  proof: Proof;
  /**
   * Acknowledged pieces that the server turned out not to have; queued again. Until the learner has read it.
   */
  missing: number;
  /** Recordings that no answer carries. */
  unclaimed: number;
}

async function readProof(owner: string): Promise<Proof> {
  const stored = await db.receipts.filter(isOwnedBy(owner)).toArray();
  const read = readEach(receiptRow, stored);
  const isUnreadable = read.length < stored.length;
  const own = read.filter(({ kind }) => kind === 'command');
  if (own.length === 0 && !isUnreadable) return 'nothing';
  if (own.some(isUnconfirmed)) return 'asking';
  return isUnreadable || own.some(({ unknown }) => unknown) ? 'unknown' : 'proved';
}

/** Status of `owner`'s work on this device. */
export async function readOutboxStatus(owner: string | null): Promise<OutboxStatus> {
  const [counts, proof, missing, unclaimed, unreadable] = await Promise.all([
    countQueue(owner),
    owner === null ? ('nothing' as const) : readProof(owner),
    owner === null ? undefined : db.meta.get(`missing:${owner}`),
    owner === null ? [] : listUnclaimed(owner),
    owner === null ? [] : listUnreadable(owner),
  ]);
  return {
    ...counts,
    proof,
    missing: missing && 'count' in missing ? missing.count : 0,
    unclaimed: unclaimed.length + unreadable.length,
  };
}

/**
 * Whether all work may be said to have arrived: no owner's work is queued, nothing is lost, and it is proved.
 */
export const hasAllArrived = (status: OutboxStatus, lost: boolean): boolean =>
  status.waiting + status.parked + status.others + status.missing + status.unclaimed === 0 &&
  status.proof === 'proved' &&
  !lost;
