/**
 * Bytes reserved while there is space, as a separate file: a full disk closes the site's databases, which can
 * then neither be written nor even opened, while a file can be deleted and its space is free immediately.
 */
const FILE = 'luyen-reserve';
/** Enough for the longest recording and its commands; the browser's other writers take from it too. Bytes. */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE = 64 * 1024;

/** `unsupported`: this browser has no such files, or not in this context, or they failed for another reason than space. */
export type Reserve = 'held' | 'no-space' | 'unsupported';

async function siteFolder(): Promise<FileSystemDirectoryHandle | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return (await storage?.getDirectory?.().catch(() => null)) ?? null;
}

async function writeReserve(file: FileSystemFileHandle): Promise<void> {
  const writable = await file.createWritable();
  // Random bytes: no file system can compress them.
  for (let at = 0; at < RESERVE_BYTES; at += PIECE) {
    await writable.write(crypto.getRandomValues(new Uint8Array(PIECE)));
  }
  await writable.close();
}

/**
 * Writes the reserve if it is missing. The browser's estimate of free space is a guess, in Chromium always the
 * same; only a successful write is proof.
 */
export async function holdReserve(): Promise<Reserve> {
  const folder = await siteFolder();
  if (!folder) return 'unsupported';
  try {
    const file = await folder.getFileHandle(FILE, { create: true });
    if (!('createWritable' in file)) return 'unsupported';
    if ((await file.getFile()).size < RESERVE_BYTES) await writeReserve(file);
    return 'held';
  } catch (error) {
    await folder.removeEntry(FILE).catch(() => undefined);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-space' : 'unsupported';
  }
}

/** Deletes the reserve. @returns whether there was one */
async function releaseReserve(): Promise<boolean> {
  const folder = await siteFolder();
  if (!folder) return false;
  return folder.removeEntry(FILE).then(
    () => true,
    () => false,
  );
}

/**
 * Writes; if that fails and there is a reserve to release, retries once. A full disk has many different
 * errors.
 */
export async function withReserve<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(await releaseReserve())) throw error;
    return write();
  }
}
