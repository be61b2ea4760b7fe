/**
 * Bytes that are set aside while there is room. They lie in a file of their own: a full disk closes the databases of the
 * site, which then can be neither written nor even opened, while a file can be removed and its room is there at once.
 */
const FILE = 'luyen-reserve';
/** Room for the longest recording and the commands about it; the browser's other writers take from it too. Bytes. */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE = 64 * 1024;

/** `unsupported`: this browser has no such files, or not here. */
export type Reserve = 'held' | 'no-room' | 'unsupported';

async function siteFolder(): Promise<FileSystemDirectoryHandle | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return (await storage?.getDirectory?.().catch(() => null)) ?? null;
}

async function writeReserve(file: FileSystemFileHandle): Promise<void> {
  const writable = await file.createWritable();
  // Chance cannot be compressed away by a file system.
  for (let at = 0; at < RESERVE_BYTES; at += PIECE) {
    await writable.write(crypto.getRandomValues(new Uint8Array(PIECE)));
  }
  await writable.close();
}

/**
 * Sets the reserve aside where it is not yet. What the browser says of free room is a guess, in Chromium always the
 * same; that these bytes could be written is not.
 */
export async function holdReserve(): Promise<Reserve> {
  const folder = await siteFolder();
  if (!folder) return 'unsupported';
  try {
    const file = await folder.getFileHandle(FILE, { create: true });
    if (!('createWritable' in file)) return 'unsupported';
    if ((await file.getFile()).size < RESERVE_BYTES) await writeReserve(file);
    return 'held';
  } catch {
    await folder.removeEntry(FILE).catch(() => undefined);
    return 'no-room';
  }
}

/** Gives the reserve up. @returns whether there was one */
async function releaseReserve(): Promise<boolean> {
  const folder = await siteFolder();
  if (!folder) return false;
  return folder.removeEntry(FILE).then(
    () => true,
    () => false,
  );
}

/** Writes; where that fails, and a reserve can be given up, once more. A full disk fails under many names. */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(await releaseReserve())) throw error;
    return write();
  }
}
