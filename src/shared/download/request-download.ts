import { requestPersistence } from '#src/platform/offline/storage.ts';
import { continueDownloads } from './continue-downloads.ts';
import { changeRow, type DownloadRow, type DownloadTarget, db, keyOf } from './db.ts';

/**
 * Requests a download, or an update of an existing one. The first time, the browser is asked for persistent
 * storage.
 * @param overMobile whether it may use mobile data
 */
export async function requestDownload(
  target: DownloadTarget & { title: string; bytes: number },
  overMobile: boolean,
): Promise<void> {
  const { owner, kind, id, title, bytes } = target;
  const key = keyOf(target);
  await db.transaction('rw', db.downloads, async () => {
    const known = await db.downloads.get(key);
    const fresh: DownloadRow = {
      key,
      owner,
      kind,
      id,
      title,
      state: 'waiting',
      reason: null,
      overMobile,
      bytesDone: 0,
      bytesTotal: bytes,
      manifest: null,
      reads: {},
      requestedAt: Date.now(),
      savedAt: null,
    };
    await db.downloads.put(known ? { ...known, state: 'waiting', reason: null, overMobile } : fresh);
  });
  void requestPersistence();
  continueDownloads();
}

export const pauseDownload = (key: string): Promise<boolean> =>
  changeRow(key, ['waiting', 'downloading'], { state: 'paused', reason: null });

/**
 * Resumes a paused, failed or waiting download; `overMobile` if the learner does not want to wait for Wi-Fi.
 */
export async function resumeDownload(key: string, overMobile?: boolean): Promise<void> {
  await changeRow(key, ['paused', 'failed', 'waiting'], {
    state: 'waiting',
    reason: null,
    ...(overMobile === undefined ? {} : { overMobile }),
  });
  continueDownloads();
}
