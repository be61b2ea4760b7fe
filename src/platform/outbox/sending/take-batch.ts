import { commandsIn, db } from '../database/db.ts';
import { type CommandRow, ROW_VERSION } from '../database/rows.ts';
import { isDue } from './backoff.ts';
import { placeInLine } from './blockers.ts';
import { heldAfter, isHeldForWifi } from './recordings-on-wifi.ts';
import { isForNetwork } from './verdict.ts';

const BATCH = 32;
const PAGE = 64;

const isFree = async (row: CommandRow): Promise<boolean> => {
  if (row.after.length === 0) return true;
  const blockers = await db.commands.where('id').anyOf(row.after).toArray();
  return placeInLine(row.after, new Map(blockers.map(({ id, state }) => [id, state]))) !== 'behind';
};

/**
 * Takes rows that may be sent now: due, of this learner, of a version this app knows, with nothing queued
 * before them, and not to be sent over Wi-Fi only.
 * A row that has to wait never hides those behind it.
 */
export async function takeBatch(owner: string, now: number): Promise<CommandRow[]> {
  const held = await heldAfter();
  return db.transaction('rw', db.commands, async () => {
    const batch: CommandRow[] = [];
    let from = 0;
    while (batch.length < BATCH) {
      const page = await db.commands
        .where('[owner+seq]')
        .between([owner, from], [owner, Number.POSITIVE_INFINITY])
        .limit(PAGE)
        .toArray();
      for (const row of page) {
        const ready = row.state === 'queued' && row.v <= ROW_VERSION && isDue(row.nextTryAt, now);
        if (ready && !isHeldForWifi(row, held) && batch.length < BATCH && (await isFree(row)))
          batch.push(row);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      from = last.seq + 1;
    }
    // Marked before sending: from here on a row may have reached the server, and is no longer replaced.
    await db.commands.bulkUpdate(batch.map((row) => ({ key: row.seq, changes: { tries: row.tries + 1 } })));
    return batch;
  });
}

/** When the first of a learner's rows that are not due yet may be retried; null when none waits for a retry. */
export async function nextTryAt(owner: string, now: number): Promise<number | null> {
  let first = Number.POSITIVE_INFINITY;
  await commandsIn(owner, 'queued').each((row) => {
    if (row.v <= ROW_VERSION && !isDue(row.nextTryAt, now)) first = Math.min(first, row.nextTryAt);
  });
  return Number.isFinite(first) ? first : null;
}

/**
 * Makes rows due that wait only because nothing got through: once it does again, there is nothing to wait for. Rows
 * that our server asked to wait still do.
 */
export const endNetworkWaits = (owner: string): Promise<unknown> =>
  commandsIn(owner, 'queued')
    .and(({ nextTryAt, lastCode }) => nextTryAt > 0 && isForNetwork(lastCode))
    .modify({ nextTryAt: 0 });

/** Resets the rows of a batch that were not started. */
export const giveBack = (rows: CommandRow[]): Promise<unknown> =>
  db.commands.bulkUpdate(rows.map((row) => ({ key: row.seq, changes: { tries: row.tries } })));
