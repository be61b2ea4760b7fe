import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { verifyTrail } from '#server/domain/audit/verify-trail.ts';
import { deleteLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const { owner } = service;
const operator = await staffMember(service, 'operator');

const trail = async (query = '') => {
  const answer = await service.get(`/staff/audit${query}`, { token: operator.token });
  return ENDPOINTS.staff.auditTrail.response.parse(answer.data);
};

describe('the audit trail', () => {
  it('is one chain, however many write at once', async () => {
    const before = await verifyTrail(db);
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        db.transaction((tx) => audit(tx, { actor: COMMAND_LINE, action: 'test.written', object: `${turn}` })),
      ),
    );
    const after = await verifyTrail(db, { hash: before.ok ? before.head : 'none' });
    expect(after).toMatchObject({ ok: true, knowsHead: true });
    expect(after.ok && before.ok && after.entries - before.entries).toBe(40);
  });

  it('leaves no gap and no entry for what was rolled back', async () => {
    const undone = db.transaction(async (tx) => {
      await audit(tx, { actor: COMMAND_LINE, action: 'test.undone' });
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    await audit(db, { actor: COMMAND_LINE, action: 'test.written' });
    expect((await trail('?action=test.undone')).entries).toEqual([]);
    expect(await verifyTrail(db)).toMatchObject({ ok: true });
  });

  it.each([
    ['changed', sql`update audit_entries set actor = 'nobody'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('cannot be %s', async (_, statement) => {
    await audit(db, { actor: COMMAND_LINE, action: 'test.written' });
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'permission denied for table audit_entries' },
    });
    await expect(owner.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the audit trail is only added to' },
    });
  });

  it.each([
    ['changed', sql`update audit_entries set object = 'other' where id = 2`],
    ['removed from the middle', sql`delete from audit_entries where id = 2`],
    [
      'changed with its own hash',
      sql`update audit_entries set object = 'other', hash = encode(sha256('other'), 'hex') where id = 2`,
    ],
  ])('shows an entry that was %s by somebody who rules the database', async (_, statement) => {
    const broken = owner.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_entries disable trigger audit_entries_kept`);
      await tx.execute(statement);
      expect(await verifyTrail(tx)).toEqual({ ok: false, id: 2 });
      tx.rollback();
    });
    await expect(broken).rejects.toThrow('Rollback');
  });

  it('shows by its last known hash that its end was cut off', async () => {
    await audit(db, { actor: COMMAND_LINE, action: 'test.last' });
    const whole = await verifyTrail(db);
    const cut = owner.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_entries disable trigger audit_entries_kept`);
      await tx.execute(sql`delete from audit_entries where id = (select max(id) from audit_entries)`);
      expect(await verifyTrail(tx, { hash: whole.ok ? whole.head : '' })).toMatchObject({
        ok: true,
        knowsHead: false,
      });
      tx.rollback();
    });
    await expect(cut).rejects.toThrow('Rollback');
  });

  it('is read page by page, newest first, by actor, subject and action', async () => {
    const subject = await registerLearner(service);
    for (let turn = 0; turn < 60; turn++)
      await audit(db, {
        actor: operator.id,
        action: 'test.paged',
        subjects: [subject.id],
        object: `${turn}`,
      });
    const first = await trail(`?subject=${subject.id}`);
    const second = await trail(`?subject=${subject.id}&before=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    const objects = [...first.entries, ...second.entries].map(({ object }) => object);
    expect(objects).toEqual(Array.from({ length: 60 }, (_, turn) => `${59 - turn}`));
    expect(first.entries[0]).toMatchObject({ actor: operator.id, actor_name: 'Trần Minh Anh' });
    expect((await trail(`?actor=${COMMAND_LINE}&action=test.paged`)).entries).toEqual([]);
    // Reading it is in it, too.
    expect((await trail('?action=audit.read')).entries[0]).toMatchObject({ actor: operator.id });
  });

  it('keeps only ids of a deleted learner', async () => {
    const subject = await registerLearner(service);
    await audit(db, { actor: subject.id, action: 'test.deleted', subjects: [subject.id] });
    expect((await deleteLearner(service, subject)).status).toBe(200);
    const { entries } = await trail(`?subject=${subject.id}`);
    expect(entries).toMatchObject([{ actor: subject.id, actor_name: null, subjects: [subject.id] }]);
    expect(await verifyTrail(db)).toMatchObject({ ok: true });
  });
});
