import { describe, expect, it } from 'vitest';
import { newPhone } from '../support/new-phone.ts';
import {
  askCode,
  codeFor,
  endPauses,
  information,
  passwordHash,
  registerLearner,
  sessionOf,
} from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});

const register = (mobile: string, code: string, full_name = 'Trần Minh Anh') =>
  service.post('/auto-register', {
    body: { code, mobile, information: { ...information(mobile), full_name } },
  });

describe('a code', () => {
  it('is not valid for another number, which keeps its own', async () => {
    const [mine, other] = [newPhone(), newPhone()];
    await askCode(service, mine, 0);
    await askCode(service, other, 0);
    const [code, others] = [codeFor(service, mine), codeFor(service, other)];
    if (code === others) return;
    expect(await register(other, code)).toMatchObject({ status: 400, code: 'OTP_WRONG' });
    expect((await register(other, others)).status).toBe(200);
    expect((await register(mine, code)).status).toBe(200);
  });

  it('is void once a newer one was sent', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const old = codeFor(service, phone);
    await endPauses(service);
    await askCode(service, phone, 0);
    const fresh = codeFor(service, phone);
    if (old !== fresh) expect((await register(phone, old)).code).toBe('OTP_WRONG');
    expect((await register(phone, fresh)).status).toBe(200);
  });
});

describe('checks of many numbers from one address', () => {
  it('are limited by default, whatever address is claimed; other addresses are unaffected', async () => {
    const check = (remoteAddress: string, forwarded: string) =>
      service.post('/check-account', {
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        body: { phone: newPhone() },
      });
    const answers = [];
    for (let time = 0; time < 200; time++) {
      answers.push(await check('203.0.113.7', `198.51.100.${time}`));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(200 - service.platform.config.CHECK_PER_NETWORK_HOUR);
    expect(refused.every(({ code }) => code === 'TOO_MANY_REQUESTS')).toBe(true);
    expect((await check('203.0.113.8', '203.0.113.7')).status).toBe(200);
  });
});

describe('a password', () => {
  it.each(['/login', '/reset-password'])('of a megabyte is rejected by %s', async (path) => {
    const phone = newPhone();
    const password = 'a'.repeat(1024 * 1024);
    const answer = await service.post(path, {
      body: { user_name: phone, password, phone_number: phone, new_password: password },
    });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('a new password', () => {
  it('of a megabyte is rejected, and the old one stays valid', async () => {
    const { token } = await registerLearner(service);
    const password = 'a'.repeat(1024 * 1024);
    const answer = await service.post('/change-password', {
      token,
      body: { old_password: password, new_password: password, re_new_password: password },
    });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await service.get('/profile', { token })).data).toMatchObject({ has_password: false });
  });
});

describe('a phone number', () => {
  it.each(['+84912345678', '84912345678', '0912 345 678', '0912.345.678', '0212345678', ''])(
    'is accepted only in the app’s format, not as %j',
    async (phone) => {
      expect(await service.post('/check-account', { body: { phone } })).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
      });
    },
  );
});

describe('a name', () => {
  it.each([
    ['combining marks', 'Nguye\u0302\u0303n Thi\u0323 A\u0301nh', 'Nguyễn Thị Ánh'],
    ['an emoji', '  Minh 👩🏽‍🎓 ', 'Minh 👩🏽‍🎓'],
    ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('with %s is stored in composed form, and returned', async (_, typed, kept) => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const { access_token } = sessionOf(await register(phone, codeFor(service, phone), typed));
    const profile = await service.get('/profile', { token: access_token });
    expect(profile.data).toMatchObject({ full_name: kept });
    expect(profile.headers['content-type']).toMatch(/^application\/json/);
    expect(profile.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a token', () => {
  it('that was ended elsewhere is reported as such by every learners’ call', async () => {
    const { phone, token } = await registerLearner(service);
    expect((await service.get('/profile', { token })).status).toBe(200);
    await askCode(service, phone, 1);
    const hash = passwordHash('hoa-sua');
    const body = { phone_number: phone, code: codeFor(service, phone), new_password: hash };
    expect((await service.post('/reset-password', { body: { ...body, re_new_password: hash } })).status).toBe(
      200,
    );
    for (const path of ['/profile', '/privacy/devices', '/certificates', '/notify', '/privacy/export']) {
      expect(await service.get(path, { token })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    }
  });
});
