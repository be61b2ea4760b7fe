import { describe, expect, it } from 'vitest';
import { grant } from '#server/domain/operations/grant.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { newPhone } from '../support/new-phone.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const PAID = 'buoc-toi-6';
const flags = (products: readonly string[]) => ({
  courses: { is_vip: products.includes('courses') },
  tutoring: { is_vip: products.includes('tutoring') },
  conversation: { is_vip: products.includes('conversation') },
  virtual_room: { speaking: { is_vip: products.includes('speaking'), user: null } },
});
const vipOf = async (token: string) => (await service.get('/ielts/users/is-vip', { token })).data;

describe('VIP', () => {
  it('is not given by free courses', async () => {
    const { token } = await activeLearner(service);
    expect(await vipOf(token)).toEqual(flags([]));
    expect((await service.get('/ielts/users/is-tutor-vip', { token })).data).toEqual({ is_vip: false });
  });

  it.each(['courses', 'tutoring', 'conversation', 'speaking'])('is granted for %s only', async (product) => {
    const { phone, token } = await activeLearner(service);
    await grant(db, phone, `vip:${product}`, null);
    expect(await vipOf(token)).toEqual(flags([product]));
    const tutor = (await service.get('/ielts/users/is-tutor-vip', { token })).data;
    expect(tutor).toEqual({ is_vip: product === 'tutoring' });
  });

  it('lasts until the end of its last day, and is renewed by another grant', async () => {
    const { phone, token } = await activeLearner(service);
    await grant(db, phone, 'vip:speaking', '2020-01-31');
    expect(await vipOf(token)).toEqual(flags([]));
    await grant(db, phone, 'vip:speaking', '2999-12-31');
    expect(await vipOf(token)).toEqual(flags(['speaking']));
  });

  it('comes with a granted course, which is then pending activation', async () => {
    const { phone, token } = await activeLearner(service);
    await grant(db, phone, PAID, null);
    expect(await vipOf(token)).toEqual(flags(['courses']));
    const details = await service.get(`/ielts/courses/${PAID}/details`, { token });
    expect(details.data).toMatchObject({ course_activation_status: 2 });
  });

  it('is not available to guests', async () => {
    expect((await service.get('/ielts/users/is-vip')).code).toBe('NOT_SIGNED_IN');
  });

  it.each([
    ['an unknown number', newPhone(), 'vip:tutoring'],
    ['an unknown product', null, 'vip:gold'],
    ['an unknown course', null, 'no-such-course'],
  ])('cannot be granted by the operator for %s', async (_, phone, what) => {
    const learner = await activeLearner(service);
    await expect(grant(db, phone ?? learner.phone, what, null)).rejects.toBeInstanceOf(DeskRefused);
  });
});
