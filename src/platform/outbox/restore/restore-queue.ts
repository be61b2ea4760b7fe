import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { deleteUnusedRecording } from '../recordings/recordings.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { checkFile } from './check-file.ts';
import { type RestoredRow, recordingSchema } from './file-schema.ts';
import { readParts } from './read-parts.ts';
import { readSound } from './read-sound.ts';
import { RestoreRefused } from './refusal.ts';

/** Size of the chunks in which a recording is stored, bytes. */
const CHUNK_BYTES = 1024 * 1024;

export interface Restored {
  /** Rows added to the queue. */
  restored: number;
  /** Rows that are already queued here, or that the server has. */
  known: number;
  /** Rows that something newer here has replaced. */
  superseded: number;
  /** Restored rows whose recording is neither in the file nor here. */
  soundless: number;
}

type RowStatus = 'new' | 'known' | 'superseded';

/** What the queue knows of a row. Called inside a transaction, or to find out what is needed. */
async function statusOf({ id, slot, owner, savedAt }: RestoredRow): Promise<RowStatus> {
  if ((await db.commands.where('id').equals(id).count()) > 0 || (await db.receipts.get(id))) return 'known';
  const rivals = slot === null ? [] : await db.commands.where('slot').equals(slot).toArray();
  const isNewer = (rival: CommandRow): boolean => rival.owner === owner && rival.savedAt >= savedAt;
  return rivals.some(isNewer) ? 'superseded' : 'new';
}

/** Stores one recording, completely or not at all. Does nothing if it is here already. */
async function storeRecording(value: unknown): Promise<void> {
  const { base64, ...recording } = recordingSchema.parse(value);
  const { bytes, sha256 } = await readSound({ ...recording, base64: base64 });
  await db.transaction('rw', db.recordings, db.chunks, async () => {
    if (await db.recordings.get(recording.id)) return;
    // If the server has it already, it says so at the first piece.
    await db.recordings.add({ ...recording, state: 'complete', bytes: bytes.byteLength, sha256, acked: 0 });
    for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
      const piece = bytes.slice(at, at + CHUNK_BYTES).buffer;
      await db.chunks.add({ recordingId: recording.id, index: at / CHUNK_BYTES, bytes: piece });
    }
  });
}

/** Puts a row into the queue, replacing older ones of its slot or following those that may have been sent. */
async function restoreRow(row: RestoredRow): Promise<void> {
  const after = new Set(row.after);
  const rivals = row.slot === null ? [] : await db.commands.where('slot').equals(row.slot).toArray();
  for (const rival of rivals) {
    if (rival.owner !== row.owner) continue;
    if (rival.state === 'queued' && rival.tries > 0) after.add(rival.id);
    else {
      await db.commands.delete(rival.seq);
      if (rival.recordingId && rival.recordingId !== row.recordingId)
        await deleteUnusedRecording(rival.recordingId);
    }
  }
  // Another device may have sent it since the export: marked as tried, so that it is no longer replaced.
  await db.commands.add({ ...row, after: [...after], tries: Math.max(1, row.tries), nextTryAt: 0 });
}

async function restoreRows(rows: readonly RestoredRow[]): Promise<Restored> {
  const done: Restored = { restored: 0, known: 0, superseded: 0, soundless: 0 };
  await db.transaction('rw', db.commands, db.receipts, db.recordings, db.chunks, async () => {
    for (const row of rows) {
      const status = await statusOf(row);
      if (status !== 'new') {
        done[status] += 1;
        continue;
      }
      await restoreRow(row);
      done.restored += 1;
      if (row.recordingId && !(await db.recordings.get(row.recordingId))) done.soundless += 1;
    }
  });
  return done;
}

/**
 * Restores an exported queue, on the same device or another one of the same learner. Command ids are
 * preserved, so what was sent meanwhile is applied once; restoring again changes nothing.
 * @throws RestoreRefused
 */
export async function restoreQueue(file: Blob, owner: string): Promise<Restored> {
  const { rows, recordingIds } = await checkFile(file, owner);
  try {
    const needed = new Set<string>();
    for (const row of rows)
      if (row.recordingId && (await statusOf(row)) === 'new') needed.add(row.recordingId);
    for await (const { kind, value } of readParts(file)) {
      if (kind !== 'recording') continue;
      const id = recordingSchema.safeParse(value).data?.id;
      if (id && needed.has(id) && recordingIds.has(id)) await storeRecording(value);
    }
    // Last, and in one transaction: a row is never here without its recording and those to be sent first.
    return await restoreRows(rows);
  } catch (error) {
    throw error instanceof RestoreRefused ? error : new RestoreRefused('space', { cause: error });
  } finally {
    sendSoon();
  }
}
