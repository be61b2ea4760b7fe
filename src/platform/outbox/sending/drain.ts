import { pageMemory } from '#src/platform/offline/page-memory.ts';
import { type VoiceGate, voiceGate } from '../consent/voice-gate.ts';
import { checkDatabase } from '../database/check-database.ts';
import { databaseHealth } from '../database/database-health.ts';
import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { currentSender, type Sender, storeSkew } from '../owner/sender.ts';
import { trimSentRecordings } from '../recordings/recordings.ts';
import type { DrainEnd, DrainPorts } from './drain-ports.ts';
import { trimReceipts } from './receipts.ts';
import { sendRecording } from './send-recording.ts';
import { acknowledge, settleError, settleFailure } from './settle-row.ts';
import { giveBack, takeBatch } from './take-batch.ts';

const LOCK = 'luyen-outbox';
const PARALLEL = 4;

interface Round {
  sender: Sender;
  ports: DrainPorts;
  gate: VoiceGate;
  /** Aborted once nothing more is to be sent in this round. */
  signal: AbortSignal;
  /** Registers a write in progress: the round ends when it is on the disk. */
  trackWrite: (work: Promise<void>) => void;
}

type Sent = { stop: DrainEnd | null; serverNow: number | null };

/** Sends one row and settles it: it leaves the queue, waits, or is parked, regardless of the others. */
async function sendRow(row: CommandRow, round: Round): Promise<Sent> {
  const { sender, ports, gate, signal } = round;
  const { reopened } = databaseHealth.getState();
  try {
    const upload = row.recordingId
      ? await sendRecording(row.recordingId, {
          transport: ports.transport,
          sender,
          gate,
          signal,
          now: ports.now,
        })
      : null;
    const result = upload ?? (await ports.transport.sendCommand(sender, row, signal));
    if (result.success) {
      ports.onAnswer?.(true);
      // The next row is sent meanwhile: only the lock has to wait for the disk.
      const written = acknowledge(row, ports.now());
      round.trackWrite(written.catch((error: unknown) => settleError(row, error, reopened, ports)));
      return { stop: null, serverNow: result.timeCurrent };
    }
    // Aborted by us: that says nothing about the connection.
    if (signal.aborted) return { stop: 'stopped', serverNow: null };
    return { stop: await settleFailure(row, result, ports), serverNow: null };
  } catch (error) {
    await settleError(row, error, reopened, ports);
    return { stop: null, serverNow: null };
  }
}

/**
 * Sends a batch, a few rows at a time; takes no more once one reports that nothing gets through. When it is
 * fulfilled or rejected, nothing is in progress any more.
 */
async function sendBatch(batch: CommandRow[], sender: Sender, ports: DrainPorts): Promise<DrainEnd | null> {
  const queue = [...batch];
  const controller = new AbortController();
  const onStop = (): void => controller.abort();
  ports.signal?.addEventListener('abort', onStop);
  const { signal } = controller;
  const errors: unknown[] = [];
  const fail = (error: unknown): void => {
    errors.push(error);
    controller.abort();
  };
  const written: Promise<void>[] = [];
  const round: Round = {
    sender,
    ports,
    gate: voiceGate(ports.transport, sender, signal),
    signal,
    trackWrite: (work) => written.push(work.catch(fail)),
  };
  let stop: DrainEnd | null = ports.signal?.aborted ? 'stopped' : null;
  let skew: number | null = null;
  const sendNext = async (): Promise<void> => {
    while (stop === null && errors.length === 0) {
      const row = queue.shift();
      if (!row) return;
      try {
        const sent = await sendRow(row, round);
        if (sent.serverNow !== null) skew = sent.serverNow - ports.now();
        stop ??= sent.stop;
      } catch (error) {
        fail(error);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  await Promise.all(written);
  ports.signal?.removeEventListener('abort', onStop);
  if (errors.length > 0) {
    await giveBack(queue).catch(() => undefined);
    throw errors[0];
  }
  await giveBack(queue);
  if (skew !== null) await storeSkew(skew);
  return stop;
}

async function sendAll(ports: DrainPorts): Promise<DrainEnd> {
  for (;;) {
    const sender = await currentSender();
    if (!sender) return (await db.meta.get('signInNeeded')) ? 'sign-in-needed' : 'nobody';
    const batch = await takeBatch(sender.owner, ports.now());
    if (batch.length === 0) {
      await trimSentRecordings();
      await trimReceipts();
      await ports.onIdle?.(sender);
      return 'idle';
    }
    const stop = await sendBatch(batch, sender, ports);
    if (stop) return stop;
  }
}

/**
 * A lost database is reopened once; what was not acknowledged is sent again, and deduplicated by the server.
 */
async function drainLocked(ports: DrainPorts): Promise<DrainEnd> {
  try {
    return await sendAll(ports);
  } catch {
    if ((await checkDatabase()) === 'lost') return 'storage-error';
    return await sendAll(ports).catch((): DrainEnd => 'storage-error');
  }
}

let alone: Promise<unknown> = Promise.resolve();

/** A queue in the page's memory is this page's alone, and where site data is refused, so are locks. */
function drainAlone(ports: DrainPorts): Promise<DrainEnd> {
  const end = alone.then(() => drainLocked(ports));
  alone = end.catch(() => undefined);
  return end;
}

/** Sends what can be sent. One lock is held for the whole drain, across tabs and the service worker. */
export const drain = (ports: DrainPorts): Promise<DrainEnd> =>
  pageMemory.getState().isUsed ? drainAlone(ports) : navigator.locks.request(LOCK, () => drainLocked(ports));
