import type { ApiFailure } from '#src/lib/api-result.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { backoff, isDue } from './backoff.ts';
import { CONSENT_WITHDRAWN, type CommandRow, db, ROW_VERSION } from './db.ts';
import { deleteUnusedRecording, trimSentRecordings } from './recordings.ts';
import { forgetUpload, sendRecording } from './send-recording.ts';
import { currentSender, noteSkew, pauseForSignIn, type Sender } from './sender.ts';
import { type Transport, UndecodableRow } from './transport.ts';
import { verdictOf } from './verdict.ts';
import { ConsentWithdrawn, type VoiceGate, voiceGate } from './voice-gate.ts';

const LOCK = 'luyen-outbox';
const PARALLEL = 4;
const BATCH = 32;
const PAGE = 64;
const RECEIPTS_KEPT = 500;

export interface DrainPorts {
  transport: Transport;
  now: () => number;
  random: () => number;
  /** Told after each answer or missing answer of the server. */
  onAnswer?: (reached: boolean) => void;
}

/** How a drain ended: nothing left to send now, or why it stopped. */
export type DrainEnd = 'idle' | 'unreachable' | 'sign-in-needed' | 'nobody';

const isFree = async (row: CommandRow): Promise<boolean> => {
  if (row.after.length === 0) return true;
  const blockers = await db.commands.where('id').anyOf(row.after).toArray();
  return !blockers.some((blocker) => blocker.state === 'queued');
};

/**
 * Takes rows that may go now: due, of this learner, of a version this app knows, with nothing queued before them.
 * A row that may not go yet never hides those behind it.
 */
async function takeBatch(owner: string, now: number): Promise<CommandRow[]> {
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
        if (ready && batch.length < BATCH && (await isFree(row))) batch.push(row);
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

/** Rows of a batch that were not begun are as they were. */
const giveBack = (rows: CommandRow[]): Promise<unknown> =>
  db.commands.bulkUpdate(rows.map((row) => ({ key: row.seq, changes: { tries: row.tries } })));

/** A refused row whose place a newer one has taken at the server must never be sent again: it would undo the newer. */
async function deleteSuperseded({ slot, seq, owner }: CommandRow): Promise<void> {
  if (slot === null) return;
  const older = await db.commands.where('slot').equals(slot).toArray();
  for (const row of older) {
    if (row.owner !== owner || row.seq >= seq || row.state !== 'parked') continue;
    await db.commands.delete(row.seq);
    if (row.recordingId) await deleteUnusedRecording(row.recordingId);
  }
}

async function acknowledge(rows: CommandRow[], now: number): Promise<void> {
  if (rows.length === 0) return;
  await db.transaction('rw', db.commands, db.receipts, db.recordings, db.chunks, async () => {
    await db.commands.bulkDelete(rows.map((row) => row.seq));
    for (const row of rows) await deleteSuperseded(row);
    await db.receipts.bulkPut(
      rows.map((row) => ({ id: row.id, owner: row.owner, kind: 'command' as const, at: now, sha256: null })),
    );
    const surplus = (await db.receipts.count()) - RECEIPTS_KEPT;
    if (surplus > 0) {
      const old = await db.receipts.orderBy('at').limit(surplus).primaryKeys();
      await db.receipts.bulkDelete(old);
    }
  });
}

const park = (row: CommandRow, code: string, message: string): Promise<unknown> =>
  db.commands.update(row.seq, { state: 'parked', lastCode: code, lastMessage: message });

type Sent = { stop: DrainEnd | null; acknowledged: boolean; serverNow: number | null };

async function settle(row: CommandRow, failure: ApiFailure, ports: DrainPorts): Promise<DrainEnd | null> {
  ports.onAnswer?.(failure.code !== 'NETWORK' && failure.code !== 'FOREIGN_ANSWER');
  const verdict = verdictOf(failure.code, row.tries + 1);
  if (verdict === 'park') {
    await park(row, failure.code, failure.message);
    return null;
  }
  if (verdict === 'upload-again' && row.recordingId) await forgetUpload(row.recordingId);
  await db.commands.update(row.seq, {
    nextTryAt: ports.now() + backoff(row.tries + 1, failure.retryAfter, ports.random),
    lastCode: failure.code,
    lastMessage: failure.message,
  });
  if (verdict === 'sign-in') {
    await pauseForSignIn(row.owner);
    return 'sign-in-needed';
  }
  return verdict === 'wait' ? 'unreachable' : null;
}

/** Why a row can't go, where no repetition will help. */
function hindrance(error: unknown): { code: string; message: string } {
  if (error instanceof ConsentWithdrawn) return { code: CONSENT_WITHDRAWN, message: OUTBOX.consentNeeded };
  if (error instanceof UndecodableRow) return { code: 'UNDECODABLE', message: OUTBOX.undecodable };
  throw error;
}

async function sendRow(row: CommandRow, sender: Sender, ports: DrainPorts, gate: VoiceGate): Promise<Sent> {
  try {
    const upload = row.recordingId
      ? await sendRecording(ports.transport, sender, row.recordingId, gate)
      : null;
    const result = upload ?? (await ports.transport.sendCommand(sender, row));
    if (!result.success) {
      return { stop: await settle(row, result, ports), acknowledged: false, serverNow: null };
    }
    ports.onAnswer?.(true);
    return { stop: null, acknowledged: true, serverNow: result.timeCurrent };
  } catch (error) {
    const { code, message } = hindrance(error);
    await park(row, code, message);
    return { stop: null, acknowledged: false, serverNow: null };
  }
}

/** Sends a batch, a few rows at a time; stops taking new ones once one says that nothing gets through. */
async function sendBatch(batch: CommandRow[], sender: Sender, ports: DrainPorts): Promise<DrainEnd | null> {
  const queue = [...batch];
  const gate = voiceGate(ports.transport, sender);
  const acknowledged: CommandRow[] = [];
  let stop: DrainEnd | null = null;
  let skew: number | null = null;
  const lane = async (): Promise<void> => {
    for (let row = queue.shift(); row && stop === null; row = queue.shift()) {
      const sent = await sendRow(row, sender, ports, gate);
      if (sent.acknowledged) acknowledged.push(row);
      if (sent.serverNow !== null) skew = sent.serverNow - ports.now();
      stop ??= sent.stop;
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, lane));
  } finally {
    await acknowledge(acknowledged, ports.now());
    await giveBack(queue);
    if (skew !== null) await noteSkew(skew);
  }
  return stop;
}

async function drainLocked(ports: DrainPorts): Promise<DrainEnd> {
  for (;;) {
    const sender = await currentSender();
    if (!sender) return (await db.meta.get('signInNeeded')) ? 'sign-in-needed' : 'nobody';
    const batch = await takeBatch(sender.owner, ports.now());
    if (batch.length === 0) {
      await trimSentRecordings();
      return 'idle';
    }
    const stop = await sendBatch(batch, sender, ports);
    if (stop) return stop;
  }
}

/** Sends what can be sent. One lock is held for the whole drain, across tabs and the service worker. */
export const drain = (ports: DrainPorts): Promise<DrainEnd> =>
  navigator.locks.request(LOCK, () => drainLocked(ports));
