import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startService } from './service.ts';

const appDirectory = await mkdtemp(join(tmpdir(), 'luyen-app-'));
afterAll(() => rm(appDirectory, { recursive: true }));
await writeFile(join(appDirectory, 'index.html'), '<!doctype html><head></head><body></body>');
await writeFile(join(appDirectory, 'sw.js'), '// the worker');
await writeFile(join(appDirectory, 'sw-remove.js'), '// removes it');

describe.each([
  ['on', {}, '// the worker'],
  ['off', { SERVICE_WORKER: 'off' }, '// removes it'],
])('a service worker that is switched %s', (state, settings, script) => {
  it('is served and announced as such, never from a cache', async () => {
    const service = await startService({ settings, appDirectory });
    const response = await service.app.inject('/sw.js');
    expect(response.body).toBe(script);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(String(response.headers['content-type'])).toMatch(/^(text|application)\/javascript/);
    expect((await service.get('/health/live')).data).toMatchObject({ service_worker: state });
  });
});
