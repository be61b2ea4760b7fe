import { commandsIn, db } from '../database/db.ts';
import { type CommandRow, ROW_VERSION } from '../database/rows.ts';
import { deleteUnusedRecording } from '../recordings/recordings.ts';
import { sendRecordingsUpTo } from '../sending/recordings-on-wifi.ts';
import { sendSoon } from '../sending/send-soon.ts';

export interface QueueCounts {
  waiting: number;
  parked: number;
  /** Rows of other learners of this device. */
  others: number;
  signInNeeded: boolean;
}

/** What is queued on this device, as seen by `owner`. */
export async function countQueue(owner: string | null): Promise<QueueCounts> {
  const count = (state: CommandRow['state']): Promise<number> => commandsIn(owner ?? '', state).count();
  const [waiting, parked, all, paused] = await Promise.all([
    count('queued'),
    count('parked'),
    db.commands.count(),
    db.meta.get('signInNeeded'),
  ]);
  return {
    waiting,
    parked,
    others: all - waiting - parked,
    signInNeeded: owner !== null && paused !== undefined,
  };
}

export const listQueue = (owner: string): Promise<CommandRow[]> =>
  db.commands.where('[owner+seq]').between([owner, 0], [owner, Number.POSITIVE_INFINITY]).toArray();

/** How many pieces of this learner's work the server has not confirmed. */
export async function countUnsent(owner: string): Promise<number> {
  const counts = await countQueue(owner);
  return counts.waiting + counts.parked;
}

export const isFromNewerApp = (row: CommandRow): boolean => row.v > ROW_VERSION;

/** "Gửi ngay": resets all waiting times, that for Wi-Fi too. */
export async function sendNow(owner: string): Promise<void> {
  await db.commands
    .where('[owner+seq]')
    .between([owner, 0], [owner, Number.POSITIVE_INFINITY])
    .modify({ nextTryAt: 0 });
  const [last] = await db.commands.orderBy('seq').reverse().limit(1).primaryKeys();
  if (last !== undefined) await sendRecordingsUpTo(last);
  sendSoon();
}

/** Puts a parked row back into the queue; if a newer row of its slot is queued, that one replaces it. */
export async function retryParked(seq: number): Promise<void> {
  const superseded = await db.transaction('rw', db.commands, async () => {
    const row = await db.commands.get(seq);
    if (row?.state !== 'parked') return false;
    const rivals = row.slot ? await db.commands.where('slot').equals(row.slot).toArray() : [];
    if (rivals.some((rival) => rival.seq > seq && rival.owner === row.owner)) return true;
    await db.commands.update(seq, {
      state: 'queued',
      nextTryAt: 0,
      tries: 1,
      strikes: 0,
      lastCode: null,
      lastMessage: null,
    });
    return false;
  });
  if (superseded) await deleteParked(seq);
  sendSoon();
}

/** Deletes a parked row at the learner's request, with its recording unless another row needs that. */
export async function deleteParked(seq: number): Promise<void> {
  await db.transaction('rw', db.commands, db.recordings, db.chunks, async () => {
    const row = await db.commands.get(seq);
    if (row?.state !== 'parked') return;
    await db.commands.delete(seq);
    if (row.recordingId) await deleteUnusedRecording(row.recordingId);
  });
}
