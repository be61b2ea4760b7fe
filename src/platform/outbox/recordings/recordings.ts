import { v7 as uuidv7 } from 'uuid';
import { db } from '../database/db.ts';
import { readEach, readStored } from '../database/read-stored.ts';
import { type RecordingRow, recordingRow } from '../database/rows.ts';
import { readRecording } from './recording-bytes.ts';

/** Maximum number of sent recordings stored on the device for playback. */
const MAX_SENT = 20;

export async function openRecording(given: {
  owner: string;
  attemptId: string;
  questionId: string;
  type: string;
  /** Address of the page where it was made, and where the learner can continue. */
  page?: string;
}): Promise<string> {
  const id = uuidv7();
  await db.recordings.add({
    ...given,
    id,
    state: 'open',
    startedAt: Date.now(),
    bytes: 0,
    sha256: null,
    acked: 0,
  });
  return id;
}

/** Undefined as well if this version of the app cannot read it. */
export const recordingById = (id: string): Promise<RecordingRow | undefined> =>
  db.recordings.get(id).then((row) => readStored(recordingRow, row));

/** Stores one chunk as it comes from the recorder, so that a kill loses at most the last one. */
export async function appendChunk(recordingId: string, index: number, bytes: ArrayBuffer): Promise<void> {
  await db.transaction('rw', db.recordings, db.chunks, async () => {
    await db.chunks.add({ recordingId, index, bytes });
    await db.recordings
      .where('id')
      .equals(recordingId)
      .modify((_, { value }) => {
        value.bytes += bytes.byteLength;
      });
  });
}

/**
 * How many chunks of a recording in progress are stored. On a full disk a browser may have recreated the
 * database: the row is put back then, and every chunk has to be stored again.
 * @param opened the row as it was opened
 */
export const countChunks = (opened: RecordingRow): Promise<number> =>
  db.transaction('rw', db.recordings, db.chunks, async () => {
    const own = db.chunks.where('recordingId').equals(opened.id);
    if ((await db.recordings.get(opened.id)) === undefined) {
      await own.delete();
      await db.recordings.add(opened);
    }
    return own.count();
  });

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256, lower-case hexadecimal. */
export const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** The values that close a recording. */
export interface Seal {
  recordingId: string;
  bytes: number;
  sha256: string;
}

/**
 * Computes the hash of an open recording, over what is stored, not over what was in memory. Nothing is
 * written: that is left to the transaction that saves the work carrying the recording, so that no kill can
 * part the two.
 * @returns null if there is nothing to close
 * @throws {RecordingUnreadable}
 */
export async function sealRecording(recordingId: string | null): Promise<Seal | null> {
  const row = recordingId === null ? undefined : await recordingById(recordingId);
  if (row?.state !== 'open') return null;
  const whole = await readRecording(row.id);
  const sha256 = await hashOf(whole);
  return { recordingId: row.id, bytes: whole.byteLength, sha256 };
}

/** Closes a recording, inside the transaction of the command that carries it, if there is one. */
export const closeRecording = ({ recordingId, ...sealed }: Seal): Promise<unknown> =>
  db.recordings
    .where('id')
    .equals(recordingId)
    .and((stored) => {
      const row = readStored(recordingRow, stored);
      return row?.state === 'open' && row.bytes === sealed.bytes;
    })
    .modify({ state: 'complete', ...sealed });

export async function discardRecording(recordingId: string): Promise<void> {
  await db.transaction('rw', db.recordings, db.chunks, async () => {
    await db.chunks.where('recordingId').equals(recordingId).delete();
    await db.recordings.delete(recordingId);
  });
}

/** Inside a transaction over commands, recordings and chunks: deletes a recording that no command carries any more. */
export async function deleteUnusedRecording(recordingId: string): Promise<void> {
  const carriers = await db.commands.where('recordingId').equals(recordingId).count();
  if (carriers > 0) return;
  await db.chunks.where('recordingId').equals(recordingId).delete();
  await db.recordings.delete(recordingId);
}

/** Deletes sent recordings beyond the newest few, but never one that an unsent answer carries. */
export async function trimSentRecordings(): Promise<void> {
  await db.transaction('rw', db.commands, db.recordings, db.chunks, async () => {
    const stored = await db.recordings.where('state').equals('sent').sortBy('startedAt');
    const sent = readEach(recordingRow, stored);
    for (const row of sent.slice(0, Math.max(0, sent.length - MAX_SENT))) await deleteUnusedRecording(row.id);
  });
}
