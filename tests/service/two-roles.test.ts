import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { connect, connectJobs } from '#server/db/connect.ts';
import { mayRewriteTrail } from '#server/db/may-rewrite-trail.ts';
import { isMigrated, prepareDatabase } from '#server/db/prepare-database.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';

const ruling = inject('postgresOwner');
const name = `roles_${randomBytes(6).toString('hex')}`;
const loginOf = (user: string) => ({ ...ruling, user, password: user, database: name });
const [owner, app] = [loginOf(`${name}_owner`), loginOf(`${name}_app`)];
const fail = (error: Error): never => {
  throw error;
};
const outer = connect({ ...ruling, database: 'postgres' }, () => {});
await outer.pool.query(`create role ${owner.user} login password '${owner.password}'`);
await outer.pool.query(`create role ${app.user} login password '${app.password}'`);
await outer.pool.query(`grant ${app.user} to ${owner.user}`);
await outer.pool.query(`create database ${name} owner ${owner.user}`);
afterAll(async () => {
  await outer.pool.query(`drop database ${name} with (force)`);
  await outer.pool.query(`drop role ${owner.user}, ${app.user}`);
  await outer.close();
});

it('a database with one role gets a second one, while a server with the first still works', async () => {
  await prepareDatabase(owner, null);
  const before = connect(owner, fail);
  const beforeJobs = connectJobs(owner, fail);
  const old = await startJobQueue(beforeJobs.pool, fail);
  const send = (db: typeof before.db, queue: typeof old) =>
    db.transaction(async (tx) => {
      await audit(tx, { actor: COMMAND_LINE, action: 'test.written' });
      await queue.enqueueNotice(tx, { kind: 'advice', id: name });
    });
  await send(before.db, old);
  expect(await mayRewriteTrail(before.db)).toBe(true);

  // Twice: what is there already is left as it is.
  for (let time = 0; time < 2; time++) await prepareDatabase(owner, { user: app.user });
  const after = connect(app, fail);
  const afterJobs = connectJobs(app, fail);
  const fresh = await startJobQueue(afterJobs.pool, fail);
  await send(after.db, fresh);
  await send(before.db, old);
  const { rows } = await after.db.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = 'notices'`,
  );
  expect(rows).toEqual([{ jobs: 3 }]);
  expect(await mayRewriteTrail(after.db)).toBe(false);
  await expect(after.db.execute(sql`delete from audit_entries`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await expect(after.db.execute(sql`create schema other`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });

  // A process that never knows the owner can tell that there is nothing to migrate.
  const client = new pg.Client(app);
  await client.connect();
  expect(await isMigrated(client)).toBe(true);
  await client.end();
  await Promise.all([old.stop(), fresh.stop()]);
  await Promise.all([before, beforeJobs, after, afterJobs].map(({ close }) => close()));
});
