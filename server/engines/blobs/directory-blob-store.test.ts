import { createHash } from 'node:crypto';
import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { directoryBlobStore } from './directory-blob-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'luyen-blobs-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const TEXT = 'a recording of the content pack';
const KEY = createHash('sha256').update(TEXT).digest('hex');

/** A fresh store next to a content file. */
async function fresh(name: string) {
  const root = join(folder, name);
  const file = join(folder, `${name}.mp3`);
  await writeFile(file, TEXT, { mode: 0o644 });
  return { root, file, stored: join(root, KEY.slice(0, 2), KEY), blobs: directoryBlobStore(root) };
}

describe('a stored blob', () => {
  it('is unaffected by an in-place edit of the source file', async () => {
    const { file, blobs } = await fresh('edited');
    await blobs.keep(file, KEY);
    await writeFile(file, 'edited');
    expect(Buffer.from(await blobs.read(KEY)).toString()).toBe(TEXT);
  });

  it('shares no data with the source file', async () => {
    const { file, stored, blobs } = await fresh('back');
    await blobs.keep(file, KEY);
    await writeFile(stored, 'overwritten');
    expect(await readFile(file, 'utf8')).toBe(TEXT);
  });

  it('becomes a copy if an earlier version stored it as a link', async () => {
    const { root, file, stored, blobs } = await fresh('linked');
    await mkdir(join(root, KEY.slice(0, 2)), { recursive: true });
    await link(file, stored);
    await blobs.keep(file, KEY);
    await writeFile(file, 'edited');
    expect(Buffer.from(await blobs.read(KEY)).toString()).toBe(TEXT);
  });

  it('is readable only by the server', async () => {
    const { file, stored, blobs } = await fresh('closed');
    await blobs.keep(file, KEY);
    expect((await stat(stored)).mode & 0o077).toBe(0);
  });

  it('leaves nothing behind when it cannot be written', async () => {
    const { root, blobs } = await fresh('failed');
    await expect(blobs.keep(join(folder, 'none'), KEY)).rejects.toThrow('ENOENT');
    expect(await readdir(join(root, KEY.slice(0, 2)))).toEqual([]);
  });
});
