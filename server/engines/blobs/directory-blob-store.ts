import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

/** Makes a written file, or new names in a directory, survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether the file is stored as a copy; an earlier version stored a link to the source file. */
const isStored = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ nlink }) => nlink === 1,
    () => false,
  );

/**
 * Blobs as files `ab/abcd…` in a directory. A blob appears under its name only once it is complete and on
 * disk.
 */
export function directoryBlobStore(root: string): BlobStore {
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key);
  return {
    async keep(file, sha256) {
      const path = pathOf(sha256);
      if (await isStored(path)) return sha256;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const fresh = `${path}.${randomUUID()}`;
      try {
        // Never a hard link: an in-place edit of the source would change what is stored under its hash.
        await copyFile(file, fresh, constants.COPYFILE_FICLONE);
        await chmod(fresh, 0o600);
        await sync(fresh);
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
      await sync(dirname(path));
      return sha256;
    },
    stream: (key, range) => createReadStream(pathOf(key), range),
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
