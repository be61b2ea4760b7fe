import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { VIEW_ORIGIN_HEADER } from '#contract/protocol/envelope.ts';
import { learners, rateLimits, tokens } from '#server/db/schema-account.ts';
import { hashPassword } from '#server/domain/credentials/password.ts';
import { newPhone } from '../support/new-phone.ts';
import { askCode, codeFor, information, passwordHash, registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { SESSION_IDLE_DAYS: '30' } });
const { db } = service.platform;
const DAY_MS = 86_400_000;
const VIEW = { [VIEW_ORIGIN_HEADER]: 'crm' };

afterEach(() => vi.useRealTimers());
/** Advances the clock from now on; timers continue normally. */
function wait(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
}
const codeOf = async (token: string, call: object = {}) =>
  (await service.get('/profile', { token, ...call })).code;

describe('a session', () => {
  it('expires after a month without use, or after a year', async () => {
    const [idle, used] = [await registerLearner(service), await registerLearner(service)];
    for (let day = 0; day <= 350; day += 25) {
      wait(25 * DAY_MS);
      expect(await codeOf(used.token), String(day)).toBe(day < 350 ? undefined : 'NOT_SIGNED_IN');
      if (day === 50) expect(await codeOf(idle.token)).toBe('NOT_SIGNED_IN');
    }
  });

  it('unused for a month is not listed, and is invalid the day after', async () => {
    const { token } = await registerLearner(service);
    wait(30 * DAY_MS - 1_000);
    expect(await codeOf(token)).toBeUndefined();
    wait(30 * DAY_MS + 1_000);
    expect(await codeOf(token)).toBe('NOT_SIGNED_IN');
  });

  it('shows the prefix of the last network, stored at most once an hour', async () => {
    const { token } = await registerLearner(service);
    const network = async (remoteAddress: string) => {
      const { data } = await service.get('/privacy/devices', { token, remoteAddress });
      return ENDPOINTS.privacy.devices.response.parse(data).devices.map((device) => device.network);
    };
    expect(await network('113.161.7.9')).toEqual(['127.0.x.x']);
    wait(3_601_000);
    expect(await network('113.161.7.9')).toEqual(['113.161.x.x']);
    expect(await network('2001:ee0:4141::7')).toEqual(['113.161.x.x']);
    wait(3_601_000);
    expect(await network('2001:ee0:4141::7')).toEqual(['2001:ee0:x']);
  });
});

describe('a session in the embedded view', () => {
  it('expires five minutes after its first use there, for every other use too', async () => {
    const { token } = await registerLearner(service);
    expect(await codeOf(token)).toBeUndefined();
    expect(await codeOf(token, { headers: VIEW })).toBeUndefined();
    wait(200_000);
    expect(await codeOf(token, { headers: VIEW })).toBeUndefined();
    wait(99_000);
    expect(await codeOf(token)).toBeUndefined();
    wait(2_000);
    expect(await codeOf(token, { headers: VIEW })).toBe('NOT_SIGNED_IN');
    expect(await codeOf(token)).toBe('NOT_SIGNED_IN');
  });

  it('is never extended, and ends no other session of the learner', async () => {
    const { token, id } = await registerLearner(service);
    await db
      .update(tokens)
      .set({ expires_at: new Date(Date.now() + 60_000), last_used_at: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(tokens.learner_id, id));
    const other = await service.platform.sessions.open(db, id, { name: null, network: '', mark: '' });
    expect(await codeOf(token, { headers: VIEW })).toBeUndefined();
    wait(61_000);
    expect(await codeOf(token)).toBe('NOT_SIGNED_IN');
    expect(await codeOf(other)).toBeUndefined();
  });
});

describe('a common password', () => {
  const common = ['', 'abc', 'matkhau', 'Matkhau123', '21112003'];
  const refused = { status: 422, code: 'PASSWORD_COMMON' };
  const twice = (password: string) => ({
    new_password: passwordHash(password),
    re_new_password: passwordHash(password),
  });

  it('is rejected on reset and on change, and the code stays valid', async () => {
    const { phone, token } = await registerLearner(service);
    await service.post('/profile', { token, body: { birthday: '2004-02-29' } });
    await askCode(service, phone, 1);
    const code = codeFor(service, phone);
    for (const password of [...common, phone, phone.slice(-6), 'minhanh2004']) {
      await db.delete(rateLimits);
      const body = { phone_number: phone, code, ...twice(password) };
      expect(await service.post('/reset-password', { body }), password).toMatchObject(refused);
      expect(
        await service.post('/change-password', { token, body: { code, ...twice(password) } }),
      ).toMatchObject(refused);
    }
    const body = { phone_number: phone, code, ...twice('hoa-sua-thang-muoi') };
    expect((await service.post('/reset-password', { body })).status).toBe(200);
  });

  it('is rejected on registering', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const registerWith = (password: string) =>
      service.post('/register', {
        body: {
          code: codeFor(service, phone),
          mobile: phone,
          information: information(phone),
          password: passwordHash(password),
          re_password: passwordHash(password),
        },
      });
    for (const password of [...common, phone]) {
      expect(await registerWith(password), password).toMatchObject(refused);
    }
    expect((await registerWith('hoa-sua-thang-muoi')).status).toBe(200);
  });

  it('is not reported without the right code', async () => {
    const { phone } = await registerLearner(service);
    const body = { phone_number: phone, code: '123456', ...twice('matkhau') };
    expect((await service.post('/reset-password', { body })).code).toBe('OTP_WRONG');
  });

  it('that was set earlier still signs in', async () => {
    const { phone, token } = await registerLearner(service);
    await db
      .update(learners)
      .set({ password_hash: await hashPassword(passwordHash('matkhau')) })
      .where(eq(learners.phone, phone));
    const body = { user_name: phone, password: passwordHash('matkhau') };
    expect((await service.post('/login', { body })).status).toBe(200);
    expect(await codeOf(token)).toBeUndefined();
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
