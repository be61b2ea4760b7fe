import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { RECEIPTS_PAGE } from '#contract/receipts.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { call } from '#src/platform/http/http.ts';
import { db } from '../database/db.ts';
import { readEach, readStored } from '../database/read-stored.ts';
import { type CommandRow, type ReceiptRow, receiptRow } from '../database/rows.ts';
import type { Sender } from '../owner/sender.ts';
import { rowsOf } from '../queue/pending.ts';

/** Asks the server which of these commands it does not have. */
export type CheckServer = (sender: Sender, ids: string[]) => Promise<ApiResult<{ missing: string[] }>>;

const checkServer: CheckServer = (sender, ids) =>
  call(ENDPOINTS.receipts.check, { body: { ids }, options: { as: sender } });

/** Acknowledged, but not yet confirmed by the second check. */
export const isUnconfirmed = ({ kind, provedAt, unknown }: ReceiptRow): boolean =>
  kind === 'command' && provedAt === undefined && unknown === undefined;

/** Whether something newer of the same slot is queued or acknowledged: the older one must not undo it. */
async function isSuperseded({ slot, seq, owner }: CommandRow): Promise<boolean> {
  if (slot === null) return false;
  const waiting = await db.commands.where('slot').equals(slot).toArray();
  if (waiting.some((row) => row.owner === owner && row.seq > seq)) return true;
  // The receipt's owner counts: a row still names the guest whose work has been claimed since.
  const isNewer = (stored: unknown): boolean => {
    const receipt = readStored(receiptRow, stored);
    return receipt?.owner === owner && receipt.row?.slot === slot && receipt.row.seq > seq;
  };
  return (await db.receipts.filter(isNewer).count()) > 0;
}

/** Until a guest's work is the learner's on the server too, the server does not find it there. */
const isClaimPending = async (owner: string): Promise<boolean> =>
  (await rowsOf([ENDPOINTS.guest.claim], { owner })).length > 0;

/**
 * Puts what the server lacks back into the queue, in its old place.
 * @returns whether it was still stored here
 */
async function requeue({ id, owner, row }: ReceiptRow): Promise<boolean> {
  if (!row) {
    await db.receipts.update(id, { unknown: true });
    return false;
  }
  const again: CommandRow = {
    ...row,
    owner,
    state: 'queued',
    nextTryAt: 0,
    lastCode: null,
    lastMessage: null,
  };
  const superseded = await isSuperseded(again);
  await db.receipts.delete(id);
  if (superseded) return false;
  // Above 0: it may have arrived after all.
  await db.commands.put({ ...again, tries: Math.max(1, row.tries) });
  return true;
}

async function settleReceipts(owner: string, ids: string[], missing: ReadonlySet<string>): Promise<void> {
  await db.transaction('rw', db.commands, db.receipts, db.meta, async () => {
    let returned = 0;
    for (const receipt of readEach(receiptRow, await db.receipts.bulkGet(ids))) {
      const { row: _confirmed, ...rest } = receipt;
      if (!missing.has(receipt.id)) await db.receipts.put({ ...rest, provedAt: Date.now() });
      else if (await requeue(receipt)) returned += 1;
    }
    if (returned === 0) return;
    const key = `missing:${owner}` as const;
    const row = await db.meta.get(key);
    const before = row && 'count' in row ? row.count : 0;
    await db.meta.put({ key, count: before + returned });
  });
}

/**
 * Has the server confirm, after a drain, that it has what it acknowledged to this sender. What it lacks is
 * queued again from the copy in the receipt, and the learner is told. Without a response the next drain asks
 * again.
 */
export async function confirmReceipts(sender: Sender, ask: CheckServer = checkServer): Promise<void> {
  const { owner } = sender;
  if (await isClaimPending(owner)) return;
  for (;;) {
    const open = await db.receipts
      .orderBy('at')
      .filter((stored) => {
        const receipt = readStored(receiptRow, stored);
        return receipt?.owner === owner && isUnconfirmed(receipt);
      })
      .limit(RECEIPTS_PAGE)
      .primaryKeys();
    if (open.length === 0) return;
    const answer = await ask(sender, open);
    if (!answer.success) return;
    await settleReceipts(owner, open, new Set(answer.data.missing));
  }
}

/** The learner has read that something was missing. */
export const dismissMissing = (owner: string): Promise<void> => db.meta.delete(`missing:${owner}`);
