import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { z } from 'zod/mini';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { connect } from '#server/db/connect.ts';
import { ServerProcess } from '../support/server-process.ts';
import { migrateFirst } from './earlier-database.ts';

const folder = new URL('../support/earlier-version/', import.meta.url);
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'));

const earlier = z
  .object({
    token: z.string(),
    /** Hashes of the migrations of that version. */
    migrations: z.array(z.string()),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .parse(await read('server'));

const command = z.object({
  id: z.uuid(),
  operation: z.string(),
  params: z.nullable(z.record(z.string(), z.string())),
  body: z.record(z.string(), z.unknown()),
  state: z.enum(['queued', 'parked']),
});
const device = z.object({
  databases: z.array(
    z.object({
      stores: z.array(z.object({ name: z.string(), rows: z.array(z.object({ value: z.unknown() })) })),
    }),
  ),
});

const { host, user, password } = inject('postgresOwner');
const app = inject('postgres');
const database = `earlier_${randomBytes(6).toString('hex')}`;
const outer = connect({ host, user, password, database: 'postgres' }, () => {});
await outer.pool.query(`create database ${database}`);
// A single connection, because a session setting has to apply to all rows.
const own = connect({ host, user, password, database, max: 1 }, () => {});
afterAll(async () => {
  await own.close();
  await outer.pool.query(`drop database ${database} with (force)`);
  await outer.close();
});

/** The tables as the earlier version created them, with its rows. */
async function restore(pool: pg.Pool): Promise<void> {
  // Applied migrations must never change afterwards: databases would diverge.
  expect(await migrateFirst(pool, earlier.migrations.length)).toEqual(earlier.migrations);
  // Rows created by triggers are part of the dump.
  await pool.query("set session_replication_role = 'replica'");
  for (const [table, rows] of Object.entries(earlier.tables)) {
    await pool.query(
      `insert into "${table}" overriding system value select * from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query("select setval('consents_id_seq', max(id)) from consents");
  await pool.query("update tokens set last_used_at = now(), expires_at = now() + interval '1 day'");
  await pool.query("set session_replication_role = 'origin'");
}

it('migrates a database of an earlier version: learners continue, and nothing is done twice', async () => {
  await restore(own.pool);
  const rowsOf = async (): Promise<object[]> => {
    const counted = ['attempts', 'attempt_answers', 'idempotency', 'notebook_events', 'section_progress'].map(
      async (table) => (await own.pool.query(`select to_jsonb(t) as row from ${table} t order by 1`)).rows,
    );
    return Promise.all(counted);
  };
  const restored = await rowsOf();
  const urlOf = (login: { user: string; password: string }): string =>
    `postgres://${login.user}:${login.password}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const server = await ServerProcess.createNew({
    DATABASE_OWNER_URL: urlOf({ user, password }),
    DATABASE_URL: urlOf(app),
    CONTENT_DIR: 'tests/chaos/pack',
  });
  const call = async (path: string, given: RequestInit = {}): Promise<[number, unknown]> => {
    const headers = { authorization: `Bearer ${earlier.token}`, ...given.headers };
    const answer = await fetch(`${server.origin}/api${path}`, { ...given, headers });
    return [answer.status, await answer.json()];
  };
  try {
    expect(await rowsOf()).toMatchObject(restored);
    const full_name = earlier.tables.learners?.[0]?.full_name;
    expect(await call('/profile')).toMatchObject([200, { data: { full_name } }]);
    for (const path of ['/notebook', '/privacy/export', '/ielts/lessons/bai-thu/assets'])
      expect([path, (await call(path))[0]]).toEqual([path, 200]);

    const shown = await rowsOf();
    const { databases } = device.parse(await read('learner'));
    const stored = databases.flatMap(({ stores }) => stores).find(({ name }) => name === 'commands');
    const sent = z
      .array(command)
      .parse(stored?.rows.map(({ value }) => value))
      .filter(({ state }) => state === 'queued');
    expect(sent.length).toBeGreaterThan(5);
    for (const { id, operation, params, body } of sent) {
      const known = COMMANDS.get(operation);
      if (!known) throw new Error(`${operation} is not known any more`);
      const { method, path } = known;
      const [status] = await call(
        path.replace(/\{(\w+)\}/g, (_, name) => params?.[name] ?? ''),
        {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'idempotency-key': id },
        },
      );
      expect([operation, status]).toEqual([operation, 200]);
    }
    expect(await rowsOf()).toEqual(shown);
  } finally {
    await server.dispose();
  }
}, 90_000);
