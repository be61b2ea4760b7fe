import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { activateCourse, register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { STARTER } from '../support/starter.ts';

const postgresOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);

it('the server restarts an embedded database that dies, and keeps running', async () => {
  const server = await ServerProcess.create();
  try {
    const status = async (path: string): Promise<number> => (await fetch(`${server.origin}${path}`)).status;
    const before = await register(server);
    const postgres = await postgresOf(server.dataDir);
    process.kill(postgres, 'SIGKILL');
    await vi.waitFor(async () => expect(await status('/api/health/ready')).toBe(503), { timeout: 20_000 });
    expect(await status('/api/health/live')).toBe(200);
    expect(await status('/api/blog/index')).toBe(200);

    await vi.waitFor(async () => expect(await status('/api/health/ready')).toBe(200), { timeout: 60_000 });
    expect(await postgresOf(server.dataDir)).not.toBe(postgres);
    await activateCourse(server, before, STARTER.course);
    await register(server);
  } finally {
    await server.dispose();
  }
}, 120_000);
