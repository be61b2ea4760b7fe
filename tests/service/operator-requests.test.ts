import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerRoles, operatorRequests, staffNotices, staffSessions } from '#server/db/schema-staff.ts';
import { takeRole } from '#server/domain/staff/change-role.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { openStaffSession } from '#server/domain/staff/staff-sessions.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { doStaffWork } from '#server/jobs/staff/start-staff-work.ts';
import { withCode } from './fresh-code.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const DAY_MS = 86_400_000;

afterEach(async () => {
  await db.delete(learnerRoles);
  await db.delete(operatorRequests);
  await db.delete(staffNotices);
});

const give = async (by: TestLearner, { id }: TestLearner, until: string | null = null, role = 'operator') =>
  service.put(`/desk/learners/${id}/roles`, {
    ...{ token: by.token, headers: await withCode(service, by.id), body: { role, until } },
  });
const waiting = async ({ token }: TestLearner) =>
  ENDPOINTS.operatorLearners.roleRequests.response.parse(
    (await service.get('/desk/role-requests', { token })).data,
  ).requests;
const decide = async (by: TestLearner, id: string, how: 'approve' | 'decline') =>
  service.post(`/desk/role-requests/${id}/${how}`, {
    ...{ token: by.token, headers: await withCode(service, by.id) },
  });
const has = ({ id }: TestLearner, now = Date.now()) => rolesOf(db, id, now);
const toldOf = async ({ id }: TestLearner) =>
  (await db.select().from(staffNotices).where(eq(staffNotices.learner_id, id))).map(({ what }) => what);
const work = (at = Date.now()) => doStaffWork(service.platform, new Date(at));

describe('a new operator, where there are two', () => {
  async function asked() {
    const [mai, lan, third] = [
      await staffMember(service, 'operator'),
      await staffMember(service, 'operator'),
      await registerLearner(service),
    ];
    const file = ENDPOINTS.operatorLearners.giveRole.response.parse((await give(mai, third)).data);
    expect([file.roles, file.operator_request?.counts_at]).toEqual([[], null]);
    const [request] = await waiting(lan);
    return { mai, lan, third, id: request?.id ?? '' };
  }

  it('counts with the yes of the second, and both are told', async () => {
    const { mai, lan, third, id } = await asked();
    expect([await toldOf(mai), await toldOf(lan)]).toEqual([['operator-asked'], ['operator-asked']]);
    expect((await decide(mai, id, 'approve')).code).toBe('REQUEST_NEEDS_OTHER');
    await work(Date.now() + 30 * DAY_MS);
    expect(await has(third)).toEqual([]);
    expect((await decide(lan, id, 'approve')).status).toBe(200);
    expect([await has(third), await toldOf(third)]).toEqual([['operator'], ['role-given']]);
    expect((await decide(lan, id, 'decline')).code).toBe('REQUEST_DECIDED');
    expect(await waiting(lan)).toEqual([]);
  });

  it('has one outcome when yes and no, or two times yes, come at once', async () => {
    const { lan, third, id } = await asked();
    const thi = await staffMember(service, 'operator');
    const [yes, no] = await Promise.all([decide(lan, id, 'approve'), decide(thi, id, 'decline')]);
    expect([yes.code, no.code].filter((code) => code === undefined)).toHaveLength(1);
    expect([yes.code, no.code]).toContain('REQUEST_DECIDED');
    expect((await has(third)).length).toBe(yes.code === undefined ? 1 : 0);
    if (yes.code === undefined) await takeRole(db, third.id, 'operator', new Date());
    await give(lan, third);
    const again = (await waiting(thi))[0]?.id ?? '';
    const mine = await staffMember(service, 'operator');
    const both = await Promise.all([decide(thi, again, 'approve'), decide(mine, again, 'approve')]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['REQUEST_DECIDED', 'done']);
  });

  it('is not asked for any more once the asker is no operator', async () => {
    const { mai, lan, third, id } = await asked();
    await takeRole(db, mai.id, 'operator', new Date());
    expect((await decide(lan, id, 'approve')).code).toBe('REQUEST_DECIDED');
    expect([await has(third), await waiting(lan)]).toEqual([[], []]);
  });

  it('is taken back by whoever asked, and then asked for again', async () => {
    const { mai, third, id } = await asked();
    expect((await decide(mai, id, 'decline')).status).toBe(200);
    await give(mai, third);
    await give(mai, third);
    expect(await waiting(mai)).toHaveLength(1);
  });

  it('stays longer only with a second yes, and shorter at once', async () => {
    const { mai, lan, third, id } = await asked();
    await decide(lan, id, 'approve');
    await give(mai, third, '2999-12-31');
    expect(await waiting(mai)).toEqual([]);
    await give(mai, third);
    const [longer] = await waiting(mai);
    expect(longer?.learner.id).toBe(third.id);
    await openStaffSession(db, tokenHash(third.token), Date.now());
    expect((await decide(third, longer?.id ?? '', 'approve')).code).toBe('REQUEST_NEEDS_OTHER');
  });
});

describe('a new operator, where there is one', () => {
  it('counts after a day, with an entry in the trail, unless it is taken back', async () => {
    const mai = await staffMember(service, 'operator');
    const [first, second] = [await registerLearner(service), await registerLearner(service)];
    await give(mai, first);
    await give(mai, second);
    expect(await toldOf(mai)).toEqual(['operator-asked', 'operator-asked']);
    const requests = await waiting(mai);
    expect(requests.map(({ counts_at, asked_at }) => (counts_at ?? 0) - asked_at)).toEqual([DAY_MS, DAY_MS]);
    const id = requests.find(({ learner }) => learner.id === second.id)?.id ?? '';
    expect((await decide(mai, id, 'decline')).status).toBe(200);
    await work(Date.now() + DAY_MS - 60_000);
    expect(await has(first)).toEqual([]);
    await work(Date.now() + DAY_MS + 1_000);
    expect([await has(first), await has(second)]).toEqual([['operator'], []]);
    expect((await service.get(`/staff/audit?subject=${first.id}`, { token: mai.token })).data).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ actor: mai.id, action: 'role.counted' })]),
    });
  });
});

describe('the sessions of a role', () => {
  const isOpen = ({ token }: TestLearner) =>
    db.$count(staffSessions, eq(staffSessions.token_hash, tokenHash(token)));

  it('end with it, and it is given back without them', async () => {
    const [mai, teacher] = [await staffMember(service, 'operator'), await staffMember(service, 'teacher')];
    await service.post(`/desk/learners/${teacher.id}/roles/end`, {
      ...{ token: mai.token, headers: await withCode(service, mai.id), body: { role: 'teacher' } },
    });
    expect([await isOpen(teacher), await toldOf(teacher)]).toEqual([0, ['role-ended']]);
    await give(mai, teacher, null, 'teacher');
    expect((await service.get('/desk/agreement', { token: teacher.token })).code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it('end with its last day', async () => {
    const [teacher, other] = [await staffMember(service, 'teacher'), await staffMember(service, 'teacher')];
    await db.update(learnerRoles).set({ until: '2026-01-31' }).where(eq(learnerRoles.learner_id, teacher.id));
    await work();
    expect([await isOpen(teacher), await isOpen(other)]).toEqual([0, 1]);
  });
});

it('what staff are told is sent as a message without names, once, and a failure is tried again later', async () => {
  const [mai, teacher] = [await staffMember(service, 'operator'), await registerLearner(service)];
  await give(mai, teacher, null, 'teacher');
  const { sms } = service.platform;
  service.platform.sms = { send: () => Promise.reject(new Error('down')) };
  await work();
  service.platform.sms = sms;
  const own = () => service.sms.filter(({ to, code }) => to === teacher.phone && code === null);
  await work();
  expect(own()).toEqual([]);
  await db.update(staffNotices).set({ due_at: new Date(Date.now() - 60_000) });
  await work();
  await work();
  expect(own()).toMatchObject([{ text: expect.stringMatching(/^Luyện: .*quyền làm việc ở trung tâm/) }]);
  expect(own()[0]?.text).not.toMatch(/\d/);
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
