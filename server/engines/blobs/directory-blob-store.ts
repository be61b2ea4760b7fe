import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

/** Makes what was written into a file, or the names made in a directory, survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Blobs as files `ab/abcd…` of a directory. Each appears under its name only when it is whole and on the disk. */
export function directoryBlobStore(root: string): BlobStore {
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key);
  return {
    async keep(file, sha256) {
      const path = pathOf(sha256);
      if (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        return sha256;
      await mkdir(dirname(path), { recursive: true });
      const fresh = `${path}.${randomUUID()}`;
      await link(file, fresh).catch(() => copyFile(file, fresh));
      await sync(fresh);
      await rename(fresh, path);
      await sync(dirname(path));
      return sha256;
    },
    stream: (key, range) => createReadStream(pathOf(key), range),
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
