import { createHmac } from 'node:crypto';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished, TestRunner } from 'vitest';
import { z } from 'zod/mini';
import type { Tx } from '#server/db/connect.ts';
import { auditHeads } from '#server/db/schema-staff.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { headOfLine } from '#server/domain/audit/audit-head.ts';
import { headFileOf, lastHead } from '#server/domain/audit/head-file.ts';
import { knownHeads } from '#server/domain/audit/known-heads.ts';
import { verifyTrail } from '#server/domain/audit/verify-trail.ts';
import { startSealing } from '#server/jobs/start-sealing.ts';
import { startSendingNotices } from '#server/notices/notify-operator.ts';
import { json, startProvider } from '../support/provider-server.ts';
import { type Service, startService } from './service.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const HOUR_MS = 3_600_000;

const write = ({ platform: { db } }: Service, object: string) =>
  audit(db, { actor: COMMAND_LINE, action: 'test.written', object });

/** A server with three entries, of which the second and third are signed. */
async function startSealed(settings: Record<string, string> = {}) {
  const service = await startService({ settings });
  let now = Date.now();
  const sealer = await startSealing(service.platform, () => now);
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(() => sealer.stop());
  await write(service, '1');
  await write(service, '2');
  await sealer.seal();
  await write(service, '3');
  await sealer.seal();
  return { service, sealer, later: () => (now += HOUR_MS) };
}

const logged = ({ logged: lines }: Service) => lines.filter((line) => line.includes('"audit-head"'));

async function verify({ platform: { db, config } }: Service, tx: Tx | null = null, files: string[] = []) {
  const { genuine, others } = await knownHeads(tx ?? db, config, { files });
  return { others: others.length, ...(await verifyTrail(tx ?? db, { heads: genuine })) };
}

/** What somebody who rules the database does, undone at the end. */
async function asRuler({ owner }: Service, work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await work(tx);
    tx.rollback();
  });
  await expect(done).rejects.toThrow('Rollback');
}

/** Makes the chain fit again after a change, with the database's own arithmetic. */
async function rehash(tx: Tx): Promise<void> {
  await tx.execute(
    sql.raw(`do $$ declare entry record; before text := ''; number bigint := 0; begin
    for entry in select * from audit_entries order by id loop
      number := number + 1;
      update audit_entries set id = number, previous = before, hash = encode(sha256(convert_to(concat_ws(E'\\n',
        before, number, (extract(epoch from at) * 1000)::bigint, actor, action,
        array_to_string(subjects, ','), coalesce(object, '')), 'UTF8')), 'hex')
      where id = entry.id returning hash into before;
    end loop; end $$`),
  );
}

const shared = await startSealed();

describe('heads of the audit trail', () => {
  it('are signed when something is new, and stored, written and logged', async () => {
    const { service, sealer } = shared;
    const { db, config } = service.platform;
    await sealer.seal();
    const rows = await db.select().from(auditHeads).orderBy(auditHeads.entry);
    expect(rows.map(({ entry }) => entry)).toEqual([2, 3]);
    const lines = readFileSync(headFileOf(config.DATA_DIR), 'utf8').split('\n');
    const written = lines.map(headOfLine).filter((head) => head !== null);
    expect(written).toEqual(logged(service).map(headOfLine));
    expect(written.map(({ entry, hash }) => ({ entry, hash }))).toEqual(
      rows.map(({ entry, hash }) => ({ entry, hash })),
    );
    for (const name of ['audit-heads.jsonl', 'audit-key.pem'])
      expect(statSync(join(config.DATA_DIR, name)).mode & 0o077).toBe(0);
    expect(await verify(service)).toMatchObject({ ok: true, entries: 3, others: 0 });
  });

  it('name what was deleted by somebody who made the chain fit again', async () => {
    const { service } = shared;
    await asRuler(service, async (tx) => {
      await tx.execute(sql`delete from audit_entries where id = 3`);
      await tx.execute(sql`insert into audit_entries (id, at, actor, action)
        values (3, date_trunc('second', now()), 'x', 'test.other')`);
      await rehash(tx);
      expect(await verifyTrail(tx)).toMatchObject({ ok: true });
      expect(await verify(service, tx)).toMatchObject({ ok: false, id: 3, signed: { fits: 2 } });
      await tx.execute(sql`delete from audit_entries where id = 1`);
      await rehash(tx);
      expect(await verify(service, tx)).toMatchObject({ ok: false, id: 2, signed: { fits: 0 } });
    });
  });

  it('tell of a cut end, by the file if those in the database were deleted, and by the log if both were', async () => {
    const { service } = shared;
    const { config } = service.platform;
    const log = join(config.DATA_DIR, 'server.log');
    writeFileSync(log, service.logged.join(''));
    await asRuler(service, async (tx) => {
      await tx.execute(sql`delete from audit_heads`);
      await tx.execute(sql`delete from audit_entries where id = 3`);
      expect(await verify(service, tx)).toMatchObject({ ok: false, id: 3, signed: { fits: 2 } });
      const file = readFileSync(headFileOf(config.DATA_DIR));
      writeFileSync(headFileOf(config.DATA_DIR), '');
      expect(await verify(service, tx)).toMatchObject({ ok: true });
      expect(await verify(service, tx, [log])).toMatchObject({ ok: false, id: 3, signed: { fits: 2 } });
      writeFileSync(headFileOf(config.DATA_DIR), file);
    });
  });

  it('count only with a right signature, by the key of the site', async () => {
    const { service } = await startSealed();
    const { db, config } = service.platform;
    const last = await lastHead(config.DATA_DIR);
    if (!last) throw new Error('nothing was signed');
    const strange = await lastHead(shared.service.platform.config.DATA_DIR);
    if (!strange) throw new Error('nothing was signed');
    const forged = { ...last, entry: 2, at: new Date(last.at) };
    await db.insert(auditHeads).values([forged, { ...strange, at: new Date(strange.at) }]);
    expect(await verify(service)).toMatchObject({ ok: true, others: 2 });
    // Neither holds up the next.
    await write(service, '4');
    const sealer = await startSealing(service.platform);
    await sealer.stop();
    expect((await lastHead(config.DATA_DIR))?.entry).toBe(4);
    const { genuine } = await knownHeads(db, config, { keys: [strange.key] });
    expect(genuine).toContainEqual(strange);
  });

  it('are signed on behind a line that was cut short, and what is rewritten meanwhile is logged', async () => {
    const { service, sealer } = await startSealed();
    const { config } = service.platform;
    appendFileSync(headFileOf(config.DATA_DIR), '\n{"entry":9');
    await write(service, '4');
    await sealer.seal();
    expect(await verify(service)).toMatchObject({ ok: true, entries: 4 });
    await service.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`);
      await tx.execute(sql`delete from audit_entries where id = 1`);
      await rehash(tx);
    });
    await sealer.seal();
    expect(service.logged.join('')).toContain('"audit-trail-broken"');
    expect(await verify(service)).toMatchObject({ ok: false, id: 2, signed: { fits: 0 } });
  });

  it("are sent to the operator's address, one in a while and the newest at the end", async () => {
    const hook = await startProvider(json({}));
    onTestFinished(() => hook.close());
    const settings = { NOTIFY_URL: `${hook.base}/hook`, NOTIFY_SECRET: SECRET };
    const { service, sealer, later } = await startSealed(settings);
    await startSendingNotices(service.platform);
    const schema = z.object({ event: z.literal('audit_head'), id: z.uuid(), entry: z.number() });
    const sent = () => hook.seen.map(({ body }) => schema.parse(JSON.parse(body.toString())).entry);
    await expect.poll(sent, { timeout: 20_000 }).toEqual([2]);
    // Not once more for the third entry, until it is time.
    later();
    await sealer.seal();
    await expect.poll(sent, { timeout: 20_000 }).toEqual([2, 3]);
    await write(service, '4');
    await sealer.stop();
    await expect.poll(sent, { timeout: 20_000 }).toEqual([2, 3, 4]);
    // A later start cannot know whether that one arrived.
    await (await startSealing(service.platform)).stop();
    await expect.poll(sent, { timeout: 20_000 }).toEqual([2, 3, 4, 4]);
    const [first] = hook.seen;
    if (!first) throw new Error('nothing was sent');
    const { headers, body } = first;
    const signed = `${String(headers['luyen-timestamp'])}.${body.toString()}`;
    expect(headers['luyen-signature']).toBe(
      `v1=${createHmac('sha256', SECRET).update(signed).digest('hex')}`,
    );
    expect(headOfLine(body.toString())).toEqual(headOfLine(logged(service)[0] ?? ''));
  });
});
