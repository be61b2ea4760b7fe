import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { type DownloadRow, db } from './db.ts';

const SHA = 'a'.repeat(64);
const row: DownloadRow = {
  ...{ key: 'lan:lesson:one', owner: 'lan', kind: 'lesson', id: 'one', title: 'One' },
  ...{ state: 'done', reason: null, overMobile: false, bytesDone: 5, bytesTotal: 5 },
  manifest: {
    ...{ kind: 'lesson', id: 'one', title: 'One', version: SHA, lessons: ['one'], study_end_date: null },
    reads: [{ operation: 'lesson.assets', id: 'one', bytes: 5, version: SHA }],
    media: [],
  },
  ...{ reads: { 'lesson.assets one': { version: SHA, at: 1 } }, requestedAt: 1, savedAt: 2 },
};

afterEach(() => db.downloads.clear());

it('a download is read as it was stored', async () => {
  await db.downloads.put(row);
  expect(await db.downloads.get(row.key)).toEqual(row);
  expect(await db.downloads.get('another')).toBeUndefined();
});

it('one whose content another version stored in another shape is downloaded again', async () => {
  const old: unknown = { ...row, manifest: { ...row.manifest, reads: [{ operation: 'lesson.gone' }] } };
  await db.downloads.put(old as DownloadRow);
  const again = { ...row, manifest: null, reads: {}, state: 'waiting', savedAt: null };
  expect(await db.downloads.toArray()).toEqual([again]);
  expect(await db.downloads.where('owner').equals('lan').sortBy('requestedAt')).toEqual([again]);
});
