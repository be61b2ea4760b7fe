import { db } from '../database/db.ts';
import { readEach } from '../database/read-stored.ts';
import { recordingRow } from '../database/rows.ts';

const sentRecordings = () => db.recordings.where('state').equals('sent');

/** Bytes of recordings that the server has and no unsent work carries. */
export async function bytesOfSent(): Promise<number> {
  const sent = readEach(recordingRow, await sentRecordings().toArray());
  return sent.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Deletes the recordings that the server has, except those that a command still carries. */
export const freeSent = (): Promise<void> =>
  db.transaction('rw', db.commands, db.recordings, db.chunks, async () => {
    const ids = await sentRecordings().primaryKeys();
    const carried = new Set(
      (await db.commands.where('recordingId').anyOf(ids).toArray()).map((row) => row.recordingId),
    );
    const free = ids.filter((id) => !carried.has(id));
    await db.chunks.where('recordingId').anyOf(free).delete();
    await db.recordings.bulkDelete(free);
  });
