import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mayRewriteTrail } from '#server/db/may-rewrite-trail.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { verifyTrail } from '#server/domain/audit/verify-trail.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const write = () => audit(db, { actor: COMMAND_LINE, action: 'test.written' });
await write();

describe("the app's role", () => {
  it.each([
    'delete from audit_entries',
    "update audit_entries set actor = 'nobody'",
    'truncate audit_entries',
    'alter table audit_entries disable trigger all',
    'alter table audit_entries drop column hash',
    'drop trigger audit_entries_kept on audit_entries',
    'drop table audit_entries cascade',
    'create table audit_copy (id int)',
    'create or replace function keep_audit_entry() returns trigger language plpgsql as $$ begin return null; end $$',
    'alter function chain_audit_entry() reset search_path',
    'drop function chain_audit_entry() cascade',
    'alter schema public rename to other',
    'create schema other',
    'create trigger later after insert on audit_entries execute function keep_audit_entry()',
    'set role luyen',
    'set session authorization luyen',
    'grant luyen to luyen_app',
    'alter role luyen_app superuser',
    'create role other',
    "set session_replication_role = 'replica'",
    'delete from audit_heads',
    "update audit_heads set hash = ''",
    'truncate audit_heads',
    'delete from drizzle.__drizzle_migrations',
    "copy audit_entries to program 'true'",
  ])('may not %s', async (statement) => {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('cannot choose what the names in the chain mean', async () => {
    const shadowed = db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table audit_entries (id bigint, hash text)`);
      await tx.execute(sql`insert into pg_temp.audit_entries values (900, 'forged')`);
      await tx.execute(sql`create function pgboss.clock_timestamp() returns timestamptz language sql
        as $$ select '2001-01-01'::timestamptz $$`);
      await tx.execute(sql`set local search_path = pg_temp, pgboss, public, pg_catalog`);
      await tx.execute(
        sql`insert into public.audit_entries (actor, action, at) values ('x', 'test.shadowed', '2001-01-01')`,
      );
      await tx.execute(sql`set local search_path = public`);
      await tx.execute(sql`drop table pg_temp.audit_entries`);
      const { rows } = await tx.execute(
        sql`select id from audit_entries where action = 'test.shadowed' and id < 900 and at > now() - interval '1 day'`,
      );
      expect(rows).toHaveLength(1);
      expect(await verifyTrail(tx)).toMatchObject({ ok: true });
      tx.rollback();
    });
    await expect(shadowed).rejects.toThrow('Rollback');
  });

  it('is told from one that could rewrite the trail', async () => {
    expect(await mayRewriteTrail(db)).toBe(false);
    expect(await mayRewriteTrail(service.owner)).toBe(true);
    for (const given of [
      'grant delete on audit_entries to luyen_app',
      'grant update (hash) on audit_entries to luyen_app',
      'grant create on schema public to luyen_app',
      'grant pg_write_server_files to luyen_app',
      'alter table audit_entries owner to luyen_app',
    ]) {
      const changed = service.owner.transaction(async (tx) => {
        await tx.execute(sql.raw(given));
        await tx.execute(sql`set local role luyen_app`);
        expect([given, await mayRewriteTrail(tx)]).toEqual([given, true]);
        tx.rollback();
      });
      await expect(changed).rejects.toThrow('Rollback');
    }
  });
});
