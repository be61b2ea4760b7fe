import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { withCode } from './fresh-code.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const operator = await staffMember(service, 'operator');
const PAID = 'buoc-toi-6';
const token = operator.token;

const file = async ({ id }: TestLearner) =>
  ENDPOINTS.operatorLearners.one.response.parse((await service.get(`/desk/learners/${id}`, { token })).data);
const headers = () => withCode(service, operator.id);
const post = async (id: string, what: string, body?: unknown) =>
  service.post(`/desk/learners/${id}/${what}`, {
    ...{ token, headers: await headers() },
    ...(body !== undefined && { body }),
  });
const put = async (id: string, what: string, body: unknown) =>
  service.put(`/desk/learners/${id}/${what}`, { token, body, headers: await headers() });

describe('a learner', () => {
  it('is found by number, with nothing more than the desk needs, and masked until asked for', async () => {
    const learner = await activeLearner(service);
    const find = await service.post('/desk/learners/find', {
      token,
      body: { phone: learner.phone.slice(-5) },
    });
    expect(find.data).toMatchObject({
      learners: expect.arrayContaining([expect.objectContaining({ id: learner.id })]),
    });
    expect(JSON.stringify([find.data, await file(learner)])).not.toContain(learner.phone);
    expect((await post(learner.id, 'phone')).data).toEqual({ phone: learner.phone });
    const { data } = await service.get(`/staff/audit?subject=${learner.id}`, { token });
    expect(data).toMatchObject({
      entries: [{ action: 'learner.phone-shown' }, { action: 'learner.read' }, { action: 'learner.found' }],
    });
  });

  it('is granted a course and a product, with changed and ended days', async () => {
    const learner = await registerLearner(service);
    const grant = (what: string, until: string | null) => put(learner.id, 'grants', { what, until });
    expect((await grant(PAID, '2027-05-31')).status).toBe(200);
    await grant('vip:speaking', null);
    await grant(PAID, '2027-06-30');
    expect((await file(learner)).grants).toMatchObject([
      { what: PAID, status: 'pending', until: '2027-06-30', is_over: false },
      { what: 'vip:speaking', status: 'active', until: null },
    ]);
    expect((await service.post(`/ielts/course/${PAID}/activate`, { token: learner.token })).status).toBe(200);
    for (const what of [PAID, 'vip:speaking'])
      expect((await post(learner.id, 'grants/end', { what })).status).toBe(200);
    expect((await file(learner)).grants).toMatchObject([{ what: PAID, status: 'active', is_over: true }]);
    expect((await post(learner.id, 'grants/end', { what: 'vip:speaking' })).code).toBe('NOT_FOUND');
    for (const what of ['khong-co', 'vip:everything', "' or 1=1"])
      expect((await grant(what, null)).code, what).toBe('NOT_FOUND');
    expect((await grant(PAID, '2027-02-30')).code).toBe('BAD_REQUEST');
  });

  it('loses a course that they have not begun', async () => {
    const learner = await registerLearner(service);
    await put(learner.id, 'grants', { what: PAID, until: null });
    await post(learner.id, 'grants/end', { what: PAID });
    expect((await file(learner)).grants).toEqual([]);
  });

  it('is signed out on one device, or on all', async () => {
    const learner = await registerLearner(service);
    const [device] = (await file(learner)).devices;
    expect((await post(learner.id, 'sessions/end', { device: randomUUID() })).code).toBe('NOT_FOUND');
    expect((await post(operator.id, 'sessions/end', { device: device?.id })).code).toBe('NOT_FOUND');
    expect((await post(learner.id, 'sessions/end', { device: device?.id })).status).toBe(200);
    expect((await service.get('/profile', { token: learner.token })).code).toBe('NOT_SIGNED_IN');
    expect((await post(learner.id, 'sessions/end', { device: null })).status).toBe(200);
  });

  it('is offered a copy of their data once a day, which only they download', async () => {
    const learner = await registerLearner(service);
    for (let time = 0; time < 2; time++)
      expect((await post(learner.id, 'data-offer')).data).toMatchObject({
        data_offered_at: expect.any(Number),
      });
    expect((await service.get('/notify', { token: learner.token })).data).toMatchObject({
      notifications: [{ kind: 'data_offered', link: '/my-profile/privacy' }],
    });
  });

  it('is deleted with their number typed, as by themselves', async () => {
    const learner = await activeLearner(service);
    expect(await post(learner.id, 'delete', { phone: newPhone() })).toMatchObject({
      status: 400,
      message: /chưa xóa gì/,
    });
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
    expect((await post(learner.id, 'delete', { phone: `+84${learner.phone.slice(1)}` })).status).toBe(200);
    expect((await service.get('/profile', { token: learner.token })).code).toBe('NOT_SIGNED_IN');
    expect((await post(learner.id, 'delete', { phone: learner.phone })).code).toBe('NOT_FOUND');
    const { data } = await service.get(`/staff/audit?subject=${learner.id}&action=learner.deleted`, {
      token,
    });
    expect(data).toMatchObject({ entries: [{ actor: operator.id, action: 'learner.deleted' }] });
  });

  it('gets a role and loses it; staff are not deleted, and nobody changes their own', async () => {
    const teacher = await registerLearner(service);
    const until = vietnamDay(Date.now());
    expect((await put(teacher.id, 'roles', { role: 'teacher', until })).status).toBe(200);
    expect((await file(teacher)).roles).toEqual([{ role: 'teacher', until }]);
    expect((await post(teacher.id, 'delete', { phone: teacher.phone })).code).toBe('LEARNER_IS_STAFF');
    expect((await post(teacher.id, 'roles/end', { role: 'teacher' })).status).toBe(200);
    expect((await file(teacher)).roles).toEqual([]);
    expect((await post(teacher.id, 'roles/end', { role: 'teacher' })).code).toBe('NOT_FOUND');
    expect((await post(operator.id, 'roles/end', { role: 'operator' })).code).toBe('OWN_ROLE');
    expect((await put(operator.id, 'roles', { role: 'teacher', until: null })).code).toBe('OWN_ROLE');
    expect((await put(teacher.id, 'roles', { role: 'owner', until: null })).code).toBe('BAD_REQUEST');
  });
});

it.each([
  ['one', () => service.get(`/desk/learners/${randomUUID()}`, { token })],
  ['phone', () => post(randomUUID(), 'phone')],
  ['grant', () => put(randomUUID(), 'grants', { what: STARTER.course, until: null })],
  ['grants/end', () => post(randomUUID(), 'grants/end', { what: STARTER.course })],
  ['sessions/end', () => post(randomUUID(), 'sessions/end', { device: null })],
  ['data-offer', () => post(randomUUID(), 'data-offer')],
  ['delete', () => post(randomUUID(), 'delete', { phone: newPhone() })],
  ['roles', () => put(randomUUID(), 'roles', { role: 'teacher', until: null })],
])('nobody is found by an unknown id: %s', async (_, call) => {
  expect((await call()).code).toBe('NOT_FOUND');
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
