import { useCallback } from 'react';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type DownloadRow, type DownloadTarget, db, keyOf } from './db.ts';

/** A download of this device, updated across tabs; null: there is none. Undefined while loading. */
export function useDownload({ owner, kind, id }: DownloadTarget): DownloadRow | null | undefined {
  const read = useCallback(
    async () => (await db.downloads.get(keyOf({ owner, kind, id }))) ?? null,
    [owner, kind, id],
  );
  return useLive(read);
}

/** All downloads of a learner, in the order they were requested; undefined while loading. */
export function useDownloads(owner: string | null): DownloadRow[] | undefined {
  const read = useCallback(
    async () => (owner ? db.downloads.where('owner').equals(owner).sortBy('requestedAt') : []),
    [owner],
  );
  return useLive(read);
}
