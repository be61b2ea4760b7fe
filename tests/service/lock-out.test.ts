import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { OTP_TYPE } from '#contract/account.ts';
import { knownDevices, rateLimits } from '#server/db/schema-account.ts';
import { rememberDevice } from '#server/domain/credentials/known-devices.ts';
import { spendSms } from '#server/domain/credentials/sms-budget.ts';
import { newPhone } from '../support/new-phone.ts';
import {
  askCode,
  codeFor,
  deviceOf,
  endPauses,
  information,
  passwordHash,
  registerLearner,
  sessionOf,
} from './learner.ts';
import { type Service, startService } from './service.ts';

/** Number of password derivations, and the maximum that ran at the same time. */
const derivations = { count: 0, running: 0, most: 0 };
const { argon2 } = crypto;
// Cheap parameters: these tests are about how often, not how expensive.
crypto.argon2 = (algorithm, parameters, done) => {
  derivations.count++;
  derivations.most = Math.max(derivations.most, ++derivations.running);
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, (...answer) => {
    derivations.running--;
    done(...answer);
  });
};
syncBuiltinESMExports();
afterAll(() => {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
});

const service = await startService({
  settings: {
    OTP_PER_NETWORK_HOUR: '1000',
    LOGIN_PER_NETWORK_HOUR: '1000',
    LOGIN_PER_PHONE_HOUR: '24',
    LOGIN_PER_PHONE_NETWORK_HOUR: '7',
  },
});
const { db, config } = service.platform;
const PASSWORD = 'hoa-sua-thang-muoi';
const HASH = passwordHash(PASSWORD);
const { registration, forgottenPassword } = OTP_TYPE;
const other = (code: string) => (code === '000000' ? '000001' : '000000');

const login = (phone: string, password: string, call: object = {}) =>
  service.post('/login', { ...call, body: { user_name: phone, password: passwordHash(password) } });
const reset = (phone: string, code: string, call: object = {}) =>
  service.post('/reset-password', {
    ...call,
    body: { phone_number: phone, code, new_password: HASH, re_new_password: HASH },
  });

/** A learner who has set a password on a device, with that device's headers. */
async function ownerWithDevice() {
  const { phone } = await registerLearner(service);
  await askCode(service, phone, forgottenPassword);
  const answer = await reset(phone, codeFor(service, phone));
  return { phone, token: sessionOf(answer).access_token, headers: deviceOf(answer) };
}

/** Wrong attempts from ever new networks, until unknown devices are locked out. */
async function attack(phone: string): Promise<void> {
  for (let at = 0; at <= config.LOGIN_PER_PHONE_HOUR; at++) {
    const call = { remoteAddress: `10.9.${at >> 2}.1` };
    await login(phone, 'sai', call);
    await reset(phone, '000000', call);
    await askCode(service, phone, forgottenPassword, call);
  }
  expect((await login(phone, PASSWORD, { remoteAddress: '10.77.0.1' })).code).toBe('TOO_MANY_REQUESTS');
}

describe('strangers who exhaust the attempts at a number', () => {
  it('do not keep the owner from signing in or from changing the password by code or old password', async () => {
    const { phone, token, headers } = await ownerWithDevice();
    await attack(phone);
    expect((await login(phone, PASSWORD, { headers })).status).toBe(200);
    expect((await login(phone, 'sai', { headers })).code).toBe('WRONG_CREDENTIALS');
    const body = { old_password: HASH, new_password: HASH, re_new_password: HASH };
    expect((await service.post('/change-password', { token, headers, body })).status).toBe(200);
    const asked = await askCode(service, phone, forgottenPassword, { headers });
    expect(asked.status).toBe(200);
    expect((await reset(phone, codeFor(service, phone), { headers })).status).toBe(200);
  });

  it('cannot do so from one network: a new device on another network can sign in', async () => {
    const { phone } = await ownerWithDevice();
    for (let at = 0; at < 60; at++) await login(phone, 'sai', { remoteAddress: '10.8.0.1' });
    expect((await login(phone, PASSWORD, { remoteAddress: '10.8.0.1' })).code).toBe('TOO_MANY_REQUESTS');
    expect((await login(phone, PASSWORD, { remoteAddress: '10.8.0.2' })).status).toBe(200);
  });

  it('do not lock out a device on which the owner has signed out', async () => {
    const { phone, token, headers } = await ownerWithDevice();
    await db.delete(knownDevices);
    expect((await service.post('/logout', { token, headers })).status).toBe(200);
    await attack(phone);
    expect((await login(phone, PASSWORD, { headers })).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has its own limited number of attempts', async () => {
    const { phone, headers } = await ownerWithDevice();
    const answers = [];
    for (let at = 0; at <= config.LOGIN_PER_PHONE_NETWORK_HOUR; at++)
      answers.push((await login(phone, 'sai', { headers })).code);
    expect(answers.at(-2)).toBe('WRONG_CREDENTIALS');
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect((await login(phone, PASSWORD)).status).toBe(200);
  });

  it('is unknown to another learner, and after the password was changed elsewhere', async () => {
    const { phone, headers } = await ownerWithDevice();
    const { phone: others } = await ownerWithDevice();
    await attack(others);
    expect((await login(others, PASSWORD, { headers })).code).toBe('TOO_MANY_REQUESTS');
    await endPauses(service);
    await askCode(service, phone, forgottenPassword);
    expect((await reset(phone, codeFor(service, phone))).status).toBe(200);
    await attack(phone);
    expect((await login(phone, PASSWORD, { headers })).code).toBe('TOO_MANY_REQUESTS');
  });

  it('is forgotten when signed out from the device list, when old, and beyond ten devices', async () => {
    const { phone, token, headers } = await ownerWithDevice();
    const { learner_id } = sessionOf(await login(phone, PASSWORD));
    const marks = async () =>
      (await db.select().from(knownDevices).where(eq(knownDevices.learner_id, learner_id))).length;
    expect(await marks()).toBe(2);
    const { data } = await service.get('/privacy/devices', { token });
    const { devices } = data as { devices: { id: string; is_current: boolean }[] };
    const there = devices.find(({ is_current }) => !is_current);
    expect((await service.post(`/privacy/devices/${there?.id}/end`, { token })).status).toBe(200);
    expect(await marks()).toBe(1);
    await db.update(knownDevices).set({ seen_at: new Date(Date.now() - 181 * 86_400_000) });
    await attack(phone);
    expect((await login(phone, PASSWORD, { headers })).code).toBe('TOO_MANY_REQUESTS');
    for (let at = 0; at < 15; at++) await rememberDevice(db, learner_id, `mark-${at}`);
    expect(await marks()).toBe(10);
  });

  it('is stored as a hash', async () => {
    const { headers } = await ownerWithDevice();
    const cookie = headers.cookie.split('=')[1] ?? '';
    expect(cookie).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(await db.select().from(knownDevices))).not.toContain(cookie);
  });
});

describe('codes', () => {
  it('of one purpose neither void those of another nor share their attempts', async () => {
    const { phone, token } = await registerLearner(service);
    await askCode(service, phone, forgottenPassword);
    const forgotten = codeFor(service, phone);
    await askCode(service, phone, OTP_TYPE.deletion, { token });
    const deletion = codeFor(service, phone);
    for (let at = 0; at < 6; at++) {
      const body = { phone, code: other(deletion) };
      await service.post('/privacy/delete', { token, body });
    }
    expect((await reset(phone, forgotten)).status).toBe(200);
  });

  it('for a password reset neither void nor use up one for registering', async () => {
    const phone = newPhone();
    await askCode(service, phone, registration);
    const code = codeFor(service, phone);
    await askCode(service, phone, forgottenPassword);
    for (let at = 0; at < 6; at++) await reset(phone, other(code));
    const body = { code, mobile: phone, information: information(phone) };
    expect((await service.post('/auto-register', { body })).status).toBe(200);
  });

  it('for a password reset are not accepted for registering', async () => {
    const { phone } = await registerLearner(service);
    await askCode(service, phone, forgottenPassword);
    const body = { code: codeFor(service, phone), mobile: phone, information: information(phone) };
    expect((await service.post('/auto-register', { body })).code).toBe('OTP_WRONG');
  });

  it('of a known device are not used up by strangers', async () => {
    const { phone, headers } = await ownerWithDevice();
    await endPauses(service);
    await askCode(service, phone, forgottenPassword, { headers });
    const code = codeFor(service, phone);
    await askCode(service, phone, forgottenPassword, { remoteAddress: '10.6.0.1' });
    for (let at = 0; at < 6; at++) await reset(phone, other(code), { remoteAddress: '10.6.0.1' });
    expect((await reset(phone, code, { headers })).status).toBe(200);
  });

  it('are sent at most every two minutes for one purpose, whether or not the number is registered', async () => {
    const known = (await registerLearner(service)).phone;
    const responses = [];
    for (const phone of [known, newPhone()]) {
      expect((await askCode(service, phone, forgottenPassword)).status).toBe(200);
      const { status, code, message, headers } = await askCode(service, phone, forgottenPassword);
      expect(Number(headers['retry-after'])).toBeGreaterThan(110);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(120);
      responses.push({ status, code, message });
    }
    expect(responses[0]).toMatchObject({ status: 429, code: 'OTP_LIMIT' });
    expect(responses[1]).toEqual(responses[0]);
    expect(service.sms.filter(({ to }) => to === known)).toHaveLength(2);
    await db
      .update(rateLimits)
      .set({ expires_at: new Date() })
      .where(sql`${rateLimits.bucket} like 'otp/pause:%'`);
    expect((await askCode(service, known, forgottenPassword)).status).toBe(200);
  });

  it('are sent once for 200 simultaneous requests', async () => {
    const { phone } = await registerLearner(service);
    const before = service.sms.length;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => askCode(service, phone, forgottenPassword)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'OTP_LIMIT')).toHaveLength(199);
    expect(service.sms).toHaveLength(before + 1);
  });
});

describe('200 simultaneous attempts', () => {
  it('at one number are checked only up to the limit', async () => {
    const { phone } = await ownerWithDevice();
    derivations.count = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => login(phone, 'sai', { remoteAddress: `10.5.${at % 20}.1` })),
    );
    const tried = answers.filter(({ code }) => code === 'WRONG_CREDENTIALS');
    expect(tried).toHaveLength(config.LOGIN_PER_PHONE_HOUR);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(200 - tried.length);
    expect(derivations.count).toBe(tried.length);
  });

  it('at many numbers are all answered, two at a time', async () => {
    derivations.most = 0;
    const phones = Array.from({ length: 200 }, newPhone);
    const answers = await Promise.all(
      phones.map((phone, at) => login(phone, 'sai', { remoteAddress: `10.4.${at}.1` })),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['WRONG_CREDENTIALS']));
    expect(derivations.most).toBeLessThanOrEqual(2);
  });
});

const limited = (settings: Record<string, string>): Promise<Service> => startService({ settings });

describe('the budget of messages', () => {
  it('applies to all strangers together; learners with a password can still sign in', async () => {
    const small = await limited({ SMS_PER_HOUR: '8', PROOF_BITS: '0' });
    const { phone } = await registerLearner(small);
    await askCode(small, phone, forgottenPassword);
    const body = {
      phone_number: phone,
      code: codeFor(small, phone),
      new_password: HASH,
      re_new_password: HASH,
    };
    expect((await small.post('/reset-password', { body })).status).toBe(200);
    const ask = (at: number) => askCode(small, newPhone(), registration, { remoteAddress: `10.0.0.${at}` });
    const answers = [];
    for (let at = 1; at <= 5; at++) answers.push(await ask(at));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
    expect(answers.at(-1)).toMatchObject({ code: 'OTP_LIMIT' });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(120);
    expect(small.sms).toHaveLength(4);
    const login = { user_name: phone, password: HASH };
    expect((await small.post('/login', { body: login })).status).toBe(200);
    const metrics = await small.app.inject({ url: '/api/metrics' });
    expect(metrics.body).toContain('sms_budget_used_ratio{window="hour",lane="strangers"} 1.75');
  });

  it('warns once before and once when it is spent, and is not exceeded by simultaneous requests', async () => {
    const small = await limited({ SMS_PER_HOUR: '17', SMS_PER_DAY: '1000' });
    const spent = await Promise.allSettled(
      Array.from({ length: 200 }, () => spendSms(small.platform, 'strangers', true)),
    );
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const alarms = small.logged.map((line) => JSON.parse(line)).filter(({ security }) => security);
    expect(alarms).toMatchObject([
      { security: 'sms-budget-alarm', window: 'hour', lane: 'strangers', used: 8, most: 10 },
      { security: 'sms-budget-alarm', window: 'hour', lane: 'strangers', used: 11, most: 10 },
    ]);
  });

  it('applies to an IPv6 /64, and to the /48 around it', async () => {
    const small = await limited({ OTP_PER_NETWORK_HOUR: '1' });
    const ask = async (remoteAddress: string) =>
      (await askCode(small, newPhone(), registration, { remoteAddress })).status;
    expect(await ask('2001:db8:1:0::1')).toBe(200);
    expect(await ask('2001:db8:1:0::2')).toBe(429);
    // Requests refused by the /64 limit may or may not count towards the /48: either way at most four pass.
    const answers = [];
    for (let at = 1; at <= 5; at++) answers.push(await ask(`2001:db8:1:${at}::1`));
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(answers.at(-1)).toBe(429);
    expect(await ask('2001:db8:2:1::1')).toBe(200);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
