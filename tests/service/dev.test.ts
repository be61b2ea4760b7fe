import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/process/free-port.ts';

const DATA_DIR = await mkdtemp(join(tmpdir(), 'luyen-dev-'));
const PORT = String(await freePort());
const dev = spawn(process.execPath, ['build/dev.ts'], {
  env: { ...process.env, DATA_DIR, PORT, RUN_JOBS: 'no' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** The app's URL, which the dev server prints once it is ready. */
let site = '';
beforeAll(async () => {
  for await (const line of createInterface(dev.stdout)) {
    site = /Luyện: (\S+)/.exec(line)?.[1] ?? '';
    if (site) return;
  }
  throw new Error('npm run dev ended before it was ready');
});
afterAll(async () => {
  if (dev.kill()) await once(dev, 'exit');
  await rm(DATA_DIR, { recursive: true, force: true });
});

it.each([
  ['/', /src\/app\/main\.tsx/],
  ['/api/health/ready', /"status":"ready"/],
  ['/sw.js', /addEventListener\("fetch"/],
  ['/sw-lazy.js', /drainFromWorker/],
])('npm run dev serves %s, all at one origin', async (path, expected) => {
  const response = await fetch(new URL(path, site));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(expected);
});

it('npm run dev ends with all its processes on SIGINT', async () => {
  dev.kill('SIGINT');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${PORT}/api/health/live`)).rejects.toThrow('fetch failed');
  await expect(fetch(site)).rejects.toThrow('fetch failed');
});
