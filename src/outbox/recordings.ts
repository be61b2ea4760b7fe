import { v7 as uuidv7 } from 'uuid';
import { db, type RecordingRow } from './db.ts';

/** Sent recordings kept on the device to be listened to, newest first. */
const KEPT_SENT = 20;

export async function openRecording(given: {
  owner: string;
  attemptId: string;
  questionId: string;
  type: string;
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

/** Stores one chunk as it comes from the recorder, so that a kill loses at most the last one. */
export async function appendChunk(recordingId: string, index: number, bytes: ArrayBuffer): Promise<void> {
  await db.transaction('rw', db.recordings, db.chunks, async () => {
    await db.chunks.add({ recordingId, index, bytes });
    await db.recordings
      .where('id')
      .equals(recordingId)
      .modify((row) => {
        row.bytes += bytes.byteLength;
      });
  });
}

/** The whole recording, in the order it was made. */
export async function readRecording(recordingId: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = await db.chunks.where('recordingId').equals(recordingId).sortBy('index');
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(new Uint8Array(chunk.bytes), offset);
    offset += chunk.bytes.byteLength;
  }
  return whole;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Closes a recording: its hash is taken over what is stored, not over what was in memory. */
export async function completeRecording(recordingId: string): Promise<RecordingRow | undefined> {
  const whole = await readRecording(recordingId);
  const sha256 = hex(await crypto.subtle.digest('SHA-256', whole));
  await db.recordings.update(recordingId, { state: 'complete', bytes: whole.byteLength, sha256 });
  return db.recordings.get(recordingId);
}

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

/** A recording that a crash left open: the learner may keep what was captured, or discard it. */
export async function findInterrupted(
  attemptId: string,
  questionId: string,
): Promise<RecordingRow | undefined> {
  const rows = await db.recordings.where('[attemptId+questionId]').equals([attemptId, questionId]).toArray();
  return rows.find((row) => row.state === 'open' && row.bytes > 0);
}

/** Frees the room of sent recordings beyond the newest few; what an unsent answer carries is never touched. */
export async function trimSentRecordings(): Promise<void> {
  await db.transaction('rw', db.commands, db.recordings, db.chunks, async () => {
    const sent = await db.recordings.where('state').equals('sent').sortBy('startedAt');
    for (const row of sent.slice(0, Math.max(0, sent.length - KEPT_SENT)))
      await deleteUnusedRecording(row.id);
  });
}
