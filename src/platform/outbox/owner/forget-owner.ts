import { forgetAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { db } from '../database/db.ts';
import { isOwnedBy } from '../database/read-stored.ts';
import { forgetTimes } from '../time/device-times.ts';

/** Rows about this device that belong to one learner. */
const REMINDERS: ReadonlySet<string> = new Set(['push', 'snoozed']);

/** Deletes everything on this device of a learner whose account no longer exists: it could never be sent. */
export async function forgetOwner(owner: string): Promise<void> {
  const { commands, recordings, chunks, attempts, answers, receipts, meta } = db;
  await db.transaction('rw', [commands, recordings, chunks, attempts, answers, receipts, meta], async () => {
    const recordingIds = await recordings.where('owner').equals(owner).primaryKeys();
    await chunks.where('recordingId').anyOf(recordingIds).delete();
    await recordings.bulkDelete(recordingIds);
    await commands.filter((row) => row.owner === owner).delete();
    await attempts.filter(isOwnedBy(owner)).delete();
    await answers.filter(isOwnedBy(owner)).delete();
    await receipts.filter(isOwnedBy(owner)).delete();
    await meta.bulkDelete([
      `voiceConsent:${owner}`,
      `missing:${owner}`,
      `studied:${owner}`,
      `badge:${owner}`,
      `pushSettings:${owner}`,
    ]);
    await meta.filter((row) => 'owner' in row && row.owner === owner && REMINDERS.has(row.key)).delete();
  });
  forgetTimes(owner);
  await forgetAttemptNotes(owner);
}
