import { isGuest } from '#src/platform/outbox/owner/guest.ts';
import { type DownloadRow, db, keyOf } from './db.ts';

/** The files are on the device; texts are stored for each learner, so they are fetched again. */
const asLearners = (row: DownloadRow, owner: string): DownloadRow => ({
  ...row,
  owner,
  key: keyOf({ ...row, owner }),
  state: row.state === 'paused' ? 'paused' : 'waiting',
  reason: null,
  savedAt: null,
});

/** Makes the downloads of this device's guest those of the learner whom they signed in as. */
export const adoptGuestDownloads = (learnerId: string): Promise<void> =>
  db.transaction('rw', db.downloads, async () => {
    const guests = await db.downloads.filter(({ owner }) => isGuest(owner)).toArray();
    await db.downloads.bulkDelete(guests.map(({ key }) => key));
    for (const row of guests) {
      const adopted = asLearners(row, learnerId);
      if (!(await db.downloads.get(adopted.key))) await db.downloads.put(adopted);
    }
  });
