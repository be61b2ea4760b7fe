import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { PoolUsedInTransaction } from '#server/db/transaction-scope.ts';
import { DatabaseUnavailable, isTransientDatabaseError } from '#server/db/transient-error.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const folder = await mkdtemp(join(tmpdir(), 'luyen-trouble-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, 'index.html'), '<html><head><title>x</title></head><body><div id="root"></div>');

const service = await startService({ appDirectory: folder });
const { db } = service.platform;
const { blobs: _, ...postgres } = inject('postgres');

/** Runs outside the current transaction context, as another request would. */
const elsewhere = AsyncLocalStorage.snapshot();

/** A second server's connections to the same PostgreSQL. */
function others(max: number) {
  const connection = connect(
    { ...postgres, database: 'postgres', max, connectionTimeoutMillis: 3_000 },
    () => {},
  );
  afterAll(connection.close);
  return connection;
}

describe('inside a transaction', () => {
  it('the pool cannot be queried, however deep the call', async () => {
    const nested = db.transaction(async () => {
      await Promise.resolve();
      await db.execute(sql`select 1`);
    });
    await expect(nested).rejects.toThrow(
      expect.objectContaining({ cause: expect.any(PoolUsedInTransaction) }),
    );
  });

  it('a second transaction cannot be started on the pool, but a savepoint can', async () => {
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(PoolUsedInTransaction);
    expect(await db.transaction((tx) => tx.transaction(async () => 1))).toBe(1);
  });

  it('code that continues after its end may query again', async () => {
    let after: Promise<unknown> = Promise.resolve();
    const ended = Promise.withResolvers<void>();
    await db.transaction(async () => {
      after = ended.promise.then(() => db.execute(sql`select 1`));
    });
    ended.resolve();
    await expect(after).resolves.toBeTruthy();
  });
});

describe('a connection', () => {
  it('that breaks between two queries ends neither the process nor the pool', async () => {
    const { db: own, pool } = others(1);
    const killer = others(1);
    const broken = own.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await elsewhere(() => killer.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
      await vi.waitFor(async () => {
        const { rowCount } = await elsewhere(() =>
          killer.pool.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]),
        );
        expect(rowCount).toBe(0);
      });
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toSatisfy(isTransientDatabaseError);
    expect((await pool.query('select 1')).rowCount).toBe(1);
  });

  it('that is never released is awaited only until the time-out', async () => {
    const { pool, db: own } = others(1);
    const held = await pool.connect();
    await expect(own.execute(sql`select 1`)).rejects.toThrow(
      expect.objectContaining({ cause: expect.any(DatabaseUnavailable) }),
    );
    held.release();
    await expect(own.execute(sql`select 1`)).resolves.toBeTruthy();
  });
});

describe('while the database is down', () => {
  it('calls that need it get UNAVAILABLE, and work again when it is back', async () => {
    const learner = await registerLearner(service);
    const giveBack = await service.takeDatabaseAway();
    const away = await service.get('/profile', { token: learner.token });
    const ready = await service.get('/health/ready');
    const live = await service.get('/health/live');
    await giveBack();

    expect([away.status, away.code]).toEqual([503, 'UNAVAILABLE']);
    expect(away.headers['retry-after']).toBe('2');
    expect([ready.status, ready.code]).toEqual([503, 'NOT_READY']);
    expect(live.status).toBe(200);
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
    expect((await service.get('/health/ready')).status).toBe(200);
  });

  it('shell, articles and study sheets are served as before', async () => {
    const { posts } = (await service.get('/blog/index')).data as { posts: { id: string; slug: string }[] };
    const [post] = posts;
    if (!post) throw new Error('the starter content has no article');
    const paths = [
      '/',
      '/blog',
      `/blog/${post.slug}`,
      `/phieu/${STARTER.sheet}`,
      '/payments',
      '/sitemap.xml',
    ];
    const calls = ['/blog/index', `/blog/${post.id}`, `/study-sheets/${STARTER.sheet}`];
    await service.platform.content.startWarming();
    const read = async () => {
      const pages = await Promise.all(
        paths.map(async (path) => [path, (await service.app.inject(path)).body]),
      );
      const answers = await Promise.all(calls.map(async (path) => [path, (await service.get(path)).data]));
      return Object.fromEntries([...pages, ...answers]);
    };
    const before = await read();
    const giveBack = await service.takeDatabaseAway();
    // Long enough for the content version to be checked again.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
    const during = await read();
    later.mockRestore();
    await giveBack();
    for (const path of [...paths, ...calls]) expect(during[path], path).toEqual(before[path]);
  });

  it('a page that is not in memory gets the shell, which can show what the device has', async () => {
    const cold = await startService({ appDirectory: folder });
    const giveBack = await cold.takeDatabaseAway();
    const page = await cold.app.inject('/');
    await giveBack();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root">');
  });
});

it('logged no error', () => {
  expect(
    service.faults.filter((line) => !line.includes('terminat') && !line.includes('not currently')),
  ).toEqual([]);
});
