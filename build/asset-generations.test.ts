import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetGenerations, previousAssets } from './asset-generations.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'generations-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
});
afterAll(() => rm(root, { recursive: true }));

async function release(words: string): Promise<string[]> {
  await writeFile(join(root, 'main.js'), `console.log(${JSON.stringify(words)});`);
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  const outDir = join(root, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    plugins: [assetGenerations()],
  });
  return readdir(join(root, 'dist/assets'));
}

it('a build keeps the assets of the previous build but none older', async () => {
  const [first = ''] = await release('one');
  const both = await release('two');
  expect(both).toHaveLength(2);
  expect(both).toContain(first);
  expect(await previousAssets(join(root, 'dist'))).toEqual(new Set([`assets/${first}`]));
  const after = await release('three');
  expect(after).toHaveLength(2);
  expect(after).not.toContain(first);
});

it('an identical rebuild removes nothing', async () => {
  const before = await release('three');
  expect(await release('three')).toEqual(before);
});
