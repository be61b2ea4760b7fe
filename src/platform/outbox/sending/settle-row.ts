import { OUTBOX } from '#src/messages/outbox.ts';
import { type ApiFailure, isUnreachable } from '#src/platform/http/api-result.ts';
import { ConsentWithdrawn } from '../consent/voice-gate.ts';
import { checkDatabase } from '../database/check-database.ts';
import { databaseHealth } from '../database/database-health.ts';
import { db } from '../database/db.ts';
import { CONSENT_WITHDRAWN, type CommandRow } from '../database/rows.ts';
import { pauseForSignIn } from '../owner/sender.ts';
import { RecordingUnreadable } from '../recordings/recording-bytes.ts';
import { deleteUnusedRecording } from '../recordings/recordings.ts';
import { noteStudy } from '../reminders/study-note.ts';
import { backoff } from './backoff.ts';
import type { DrainEnd, DrainPorts } from './drain-ports.ts';
import { forgetUpload } from './send-recording.ts';
import { UndecodableRow } from './transport.ts';
import { MAX_STRIKES, verdictOf } from './verdict.ts';

/**
 * A refused row that a newer one has replaced on the server must never be resent: it would undo the newer
 * one.
 */
async function deleteSuperseded({ slot, seq, owner }: CommandRow): Promise<void> {
  if (slot === null) return;
  const older = await db.commands.where('slot').equals(slot).toArray();
  for (const row of older) {
    if (row.owner !== owner || row.seq >= seq || row.state !== 'parked') continue;
    await db.commands.delete(row.seq);
    if (row.recordingId) await deleteUnusedRecording(row.recordingId);
  }
}

/** Our server has acknowledged the row: it is deleted, its receipt stays. */
export async function acknowledge(row: CommandRow, now: number): Promise<void> {
  await db.transaction('rw', [db.commands, db.receipts, db.recordings, db.chunks, db.meta], async () => {
    await noteStudy(row);
    await db.commands.delete(row.seq);
    await deleteSuperseded(row);
    await db.receipts.put({ id: row.id, owner: row.owner, kind: 'command', at: now, sha256: null, row });
  });
}

const park = (row: CommandRow, code: string, message: string): Promise<unknown> =>
  db.commands.update(row.seq, { state: 'parked', lastCode: code, lastMessage: message });

/** The server refused the row, or did not respond. @returns why the drain has to stop, if it has to */
export async function settleFailure(
  row: CommandRow,
  failure: ApiFailure,
  ports: DrainPorts,
): Promise<DrainEnd | null> {
  ports.onAnswer?.(!isUnreachable(failure.code));
  const strikes = row.strikes ?? 0;
  const verdict = verdictOf(failure.code, strikes + 1);
  if (verdict === 'park') {
    await park(row, failure.code, failure.message);
    return null;
  }
  if (verdict === 'upload-again' && row.recordingId) await forgetUpload(row.recordingId);
  await db.commands.update(row.seq, {
    nextTryAt: ports.now() + backoff(row.tries + 1, failure.retryAfter, ports.random),
    ...(verdict === 'upload-again' && { strikes: strikes + 1 }),
    lastCode: failure.code,
    lastMessage: failure.message,
  });
  if (verdict === 'sign-in') {
    await pauseForSignIn(row.owner);
    return 'sign-in-needed';
  }
  return verdict === 'wait' ? 'unreachable' : null;
}

/** Why a row cannot be sent, and whether that is final. */
function causeOf(error: unknown): { code: string; message: string; isFinal: boolean } {
  if (error instanceof ConsentWithdrawn)
    return { code: CONSENT_WITHDRAWN, message: OUTBOX.consentNeeded, isFinal: true };
  if (error instanceof UndecodableRow)
    return { code: 'UNDECODABLE', message: OUTBOX.undecodable, isFinal: true };
  if (error instanceof RecordingUnreadable)
    return { code: 'RECORDING_UNREADABLE', message: OUTBOX.recordingUnreadable, isFinal: error.isFinal };
  return { code: 'UNEXPECTED', message: OUTBOX.unexpected, isFinal: false };
}

/**
 * Sending the row threw. If the row itself is the cause it is parked, immediately or after some tries, so
 * that the others go on.
 * @param reopened how often the database had been reopened when sending started
 * @throws the error itself if the database is the cause, not the row
 */
export async function settleError(
  row: CommandRow,
  error: unknown,
  reopened: number,
  ports: DrainPorts,
): Promise<void> {
  const { code, message, isFinal } = causeOf(error);
  if (isFinal) {
    await park(row, code, message);
    return;
  }
  const isHealthy = (await checkDatabase()) === 'answers' && databaseHealth.getState().reopened === reopened;
  if (!isHealthy) throw error;
  const strikes = (row.strikes ?? 0) + 1;
  if (strikes >= MAX_STRIKES) {
    await park(row, code, message);
    return;
  }
  const nextTryAt = ports.now() + backoff(strikes, null, ports.random);
  await db.commands.update(row.seq, { strikes, nextTryAt, lastCode: code, lastMessage: message });
}
