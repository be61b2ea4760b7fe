import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDataDirectory } from './close-data-directory.ts';

const folder = await mkdtemp(join(tmpdir(), 'luyen-close-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

/** A data directory as an earlier version left it. */
async function openDirectory(name: string) {
  const directory = join(folder, name);
  await mkdir(join(directory, 'blobs'), { recursive: true });
  await writeFile(join(directory, 'sms.jsonl'), '{}');
  await chmod(join(directory, 'sms.jsonl'), 0o644);
  await chmod(join(directory, 'blobs'), 0o755);
  await chmod(directory, 0o755);
  return directory;
}

describe('closeDataDirectory', () => {
  it('closes the folder and its contents to others and reports what was open', async () => {
    const directory = await openDirectory('open');
    const { closed, open } = closeDataDirectory(directory, false);
    expect(closed.toSorted()).toEqual([directory, join(directory, 'blobs'), join(directory, 'sms.jsonl')]);
    expect(open).toEqual([]);
    expect(await modeOf(directory)).toBe('700');
    expect(await modeOf(join(directory, 'blobs'))).toBe('700');
    expect(await modeOf(join(directory, 'sms.jsonl'))).toBe('600');
  });

  it('reports nothing the second time', async () => {
    const directory = await openDirectory('twice');
    closeDataDirectory(directory, false);
    expect(closeDataDirectory(directory, false)).toEqual({ closed: [], open: [] });
  });

  it("lets another user's database pass through without listing the folder", async () => {
    const directory = await openDirectory('passing');
    closeDataDirectory(directory, true);
    expect(await modeOf(directory)).toBe('711');
    expect(await modeOf(join(directory, 'blobs'))).toBe('700');
  });

  it('does not change the target of a link', async () => {
    const directory = await openDirectory('linked');
    const outside = join(folder, 'outside');
    await writeFile(outside, '');
    await chmod(outside, 0o644);
    await symlink(outside, join(directory, 'link'));
    closeDataDirectory(directory, false);
    expect(await modeOf(outside)).toBe('644');
  });
});
