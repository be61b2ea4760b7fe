import { type StorageSpace, storageSpace } from '#src/platform/offline/storage.ts';

/** Space left for the learner's own work, bytes. */
const SPARE_BYTES = 20_000_000;

/**
 * How much space is missing for a download of so many bytes, besides what the learner's work needs; 0 if there is
 * enough, or if the browser does not say.
 */
export async function missingSpace(
  needed: number,
  space: () => Promise<StorageSpace | null> = storageSpace,
): Promise<number> {
  if (needed === 0) return 0;
  const storage = await space().catch(() => null);
  return storage === null ? 0 : Math.max(0, needed + SPARE_BYTES - storage.free);
}
