import { type StorageRoom, storageRoom } from '#src/platform/offline/storage.ts';

/** Room left for the learner's own work, bytes. */
const SPARE_BYTES = 20_000_000;

/**
 * How much room is missing for a download of so many bytes, besides what the learner's work needs; 0 if there is
 * enough, or if the browser does not say.
 */
export async function missingSpace(
  needed: number,
  room: () => Promise<StorageRoom | null> = storageRoom,
): Promise<number> {
  if (needed === 0) return 0;
  const storage = await room().catch(() => null);
  return storage === null ? 0 : Math.max(0, needed + SPARE_BYTES - storage.free);
}
