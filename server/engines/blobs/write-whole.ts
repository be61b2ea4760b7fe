import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others see whole or not at all. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, content);
  await rename(fresh, path);
}
