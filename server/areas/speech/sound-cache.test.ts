import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { DiskSpace } from '../../storage/disk-space.ts';
import { openSoundCache } from './sound-cache.ts';

const KB = 1_000;
const FACTS = { duration: 1, words: null };
const key = (digit: string): string => digit.repeat(32);

async function newShelf() {
  const directory = await mkdtemp(join(tmpdir(), 'luyen-shelf-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const speech = join(directory, 'speech');
  await mkdir(speech);
  const config = readConfig({ DATA_DIR: directory, SPOKEN_CACHE_MB: '1' });
  const disk = new DiskSpace({ free: async () => Number.POSITIVE_INFINITY, floorBytes: 0 });
  const keep = openSoundCache({ config, disk });
  /** Stores a sound of this size, last requested at a second of 1970. */
  const add = async (digit: string, bytes: number, second: number) => {
    await keep(key(digit), new Uint8Array(bytes), FACTS);
    for (const end of ['m4a', 'json']) await utimes(join(speech, `${key(digit)}.${end}`), second, second);
  };
  return { speech, add, sounds: async () => (await readdir(speech)).filter((name) => name.endsWith('.m4a')) };
}

it('the least recently requested sounds are evicted first', async () => {
  const { add, sounds } = await newShelf();
  await add('a', 400 * KB, 2);
  await add('b', 400 * KB, 1);
  expect(await sounds()).toHaveLength(2);
  await add('c', 400 * KB, 3);
  expect(await sounds()).toEqual([`${key('a')}.m4a`, `${key('c')}.m4a`]);
});

it('sounds from before a start count, and other files are left alone', async () => {
  const { speech, add, sounds } = await newShelf();
  await writeFile(join(speech, `${key('0')}.m4a`), new Uint8Array(900 * KB));
  await utimes(join(speech, `${key('0')}.m4a`), 1, 1);
  await writeFile(join(speech, 'notes.txt'), new Uint8Array(2_000 * KB));
  await add('a', 200 * KB, 2);
  expect(await sounds()).toEqual([`${key('a')}.m4a`]);
  expect(await readdir(speech)).toContain('notes.txt');
});
