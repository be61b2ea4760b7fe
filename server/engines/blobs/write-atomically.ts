import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file atomically: readers see all of it or nothing, and a failed write leaves nothing behind. */
export async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`;
  try {
    await writeFile(fresh, content);
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
