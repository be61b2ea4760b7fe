import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { OTP_TYPE } from '#contract/account.ts';
import { learners, otps, tokens } from '#server/db/schema-account.ts';
import { makeCode, STRANGERS } from '#server/domain/credentials/one-time-code.ts';
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
  settings: {
    OTP_PER_DEVICE_HOUR: '100000',
    OTP_PER_NETWORK_HOUR: '100000',
    CHECK_PER_NETWORK_HOUR: '100000',
    LOGIN_PER_NETWORK_HOUR: '100000',
  },
});
const { db } = service.platform;

const register = (phone: string, code: string) =>
  service.post('/auto-register', { body: { code, mobile: phone, information: information(phone) } });
const reset = (phone: string, code: string, password: string) =>
  service.post('/reset-password', {
    body: {
      phone_number: phone,
      code,
      new_password: passwordHash(password),
      re_new_password: passwordHash(password),
    },
  });
const login = (phone: string, password: string) =>
  service.post('/login', { body: { user_name: phone, password: passwordHash(password) } });
/** A registration code that was sent before somebody else took the number. */
const codeOfNobody = (phone: string) => makeCode(db, { phone, kind: OTP_TYPE.registration, lane: STRANGERS });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('registering', () => {
  it('turns an unknown number into a profile', async () => {
    const phone = newPhone();
    expect((await service.post('/check-account', { body: { phone } })).data).toEqual({
      isExist: false,
      register_from_source: null,
      has_password: true,
    });
    const learner = await registerLearner(service, phone);
    expect((await service.get('/profile', { token: learner.token })).data).toMatchObject({
      id: learner.id,
      full_name: 'Trần Minh Anh',
      phone_number: phone,
      is_default_avatar: true,
    });
    expect((await service.post('/check-account', { body: { phone } })).data).toEqual({
      isExist: true,
      register_from_source: 'web',
      has_password: false,
    });
  });

  it('accepts a code once, also when two requests race for it', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const code = codeFor(service, phone);
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.select().from(learners).where(eq(learners.phone, phone))).toHaveLength(1);
    expect((await register(phone, code)).code).toBe('OTP_WRONG');
  });

  it('checks a code without using it up', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const code = codeFor(service, phone);
    const verify = (given: string) =>
      service.post('/verify-otp-sms', { body: { mobile: phone, code: given } });
    expect((await verify(other(code))).data).toMatchObject({ verify_status: false });
    for (let time = 0; time < 7; time++) {
      expect((await verify(code)).data).toMatchObject({ verify_status: true });
    }
    expect((await register(phone, code)).status).toBe(200);
  });

  it('voids a code after five wrong attempts', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    const code = codeFor(service, phone);
    for (let time = 0; time < 5; time++) expect((await register(phone, other(code))).code).toBe('OTP_WRONG');
    expect((await register(phone, code)).code).toBe('OTP_WRONG');
  });

  it('voids a code once it has expired', async () => {
    const phone = newPhone();
    await askCode(service, phone, 0);
    await db
      .update(otps)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(otps.phone, phone));
    expect((await register(phone, codeFor(service, phone))).code).toBe('OTP_WRONG');
  });

  describe('with a password', () => {
    const registerWith = (phone: string, code: string, password: string, again = password) =>
      service.post('/register', {
        body: {
          code,
          mobile: phone,
          information: information(phone),
          password: passwordHash(password),
          re_password: passwordHash(again),
        },
      });

    it('signs in, and accepts the password from then on', async () => {
      const phone = newPhone();
      await askCode(service, phone, 0);
      const made = sessionOf(await registerWith(phone, codeFor(service, phone), 'hoa-sua1'));
      expect((await service.get('/profile', { token: made.access_token })).data).toMatchObject({
        id: made.learner_id,
        has_password: true,
      });
      expect(sessionOf(await login(phone, 'hoa-sua1')).learner_id).toBe(made.learner_id);
      expect((await login(phone, 'hoa-sua2')).code).toBe('WRONG_CREDENTIALS');
      const [learner] = await db.select().from(learners).where(eq(learners.id, made.learner_id));
      expect(learner?.password_hash).toMatch(/^\$argon2id\$/);
    });

    it('requires the password twice, the right code, and an unused number', async () => {
      const phone = newPhone();
      await askCode(service, phone, 0);
      const code = codeFor(service, phone);
      expect(await registerWith(phone, code, 'hoa-sua1', 'hoa-sua2')).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Mật khẩu không chính xác, vui lòng thử lại !',
      });
      expect((await registerWith(phone, other(code), 'hoa-sua1')).code).toBe('OTP_WRONG');
      expect((await registerWith(phone, code, 'hoa-sua1')).status).toBe(200);
      await endPauses(service);
      const unusedCode = await codeOfNobody(phone);
      expect((await registerWith(phone, unusedCode, 'cuaminh')).code).toBe('PHONE_REGISTERED');
      expect((await login(phone, 'cuaminh')).code).toBe('WRONG_CREDENTIALS');
    });
  });

  it('refuses a number that is taken', async () => {
    const { phone } = await registerLearner(service);
    expect(await register(phone, await codeOfNobody(phone))).toMatchObject({
      status: 409,
      code: 'PHONE_REGISTERED',
    });
  });
});

describe('requesting a code', () => {
  it.each([
    ['a new number for a forgotten password', 1, false],
    ['a known number for registering', 0, true],
  ] as const)('answers %s like any other, and sends nothing', async (_, type, known) => {
    const phone = known ? (await registerLearner(service)).phone : newPhone();
    const before = service.sms.length;
    await endPauses(service);
    const answer = await askCode(service, phone, type);
    expect(answer.data).toEqual((await askCode(service, newPhone(), 0)).data);
    expect(service.sms.slice(before).filter(({ to }) => to === phone)).toHaveLength(0);
  });
});

describe('signing in', () => {
  it('requires a password that has been set', async () => {
    const { phone, token } = await registerLearner(service);
    expect((await login(phone, 'hoa-sua1')).code).toBe('WRONG_CREDENTIALS');
    await askCode(service, phone, 1);
    const renewed = await reset(phone, codeFor(service, phone), 'hoa-sua1');
    expect(renewed.status).toBe(200);
    expect((await service.get('/profile', { token })).code).toBe('NOT_SIGNED_IN');
    expect(sessionOf(await login(phone, 'hoa-sua1')).learner_id).toBe(sessionOf(renewed).learner_id);
    expect((await login(phone, 'hoa-sua2')).code).toBe('WRONG_CREDENTIALS');
    expect((await login(newPhone(), 'hoa-sua1')).code).toBe('WRONG_CREDENTIALS');
  });

  it('requires the new password twice', async () => {
    const { phone } = await registerLearner(service);
    const answer = await service.post('/reset-password', {
      body: {
        phone_number: phone,
        code: '123456',
        new_password: passwordHash('a'),
        re_new_password: passwordHash('b'),
      },
    });
    expect(answer).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Mật khẩu không chính xác, vui lòng thử lại !',
    });
  });

  it('ends by signing out, for that token only', async () => {
    const { token, phone } = await registerLearner(service);
    await askCode(service, phone, 1);
    const second = sessionOf(await reset(phone, codeFor(service, phone), 'hoa-sua')).access_token;
    const third = sessionOf(await login(phone, 'hoa-sua')).access_token;
    expect((await service.post('/logout', { token: third })).status).toBe(200);
    expect((await service.get('/profile', { token: third })).code).toBe('NOT_SIGNED_IN');
    expect((await service.get('/profile', { token: second })).status).toBe(200);
    expect((await service.get('/profile', { token })).code).toBe('NOT_SIGNED_IN');
  });

  it('stores no token, password or code in plain text', async () => {
    const { phone, token, id } = await registerLearner(service);
    await askCode(service, phone, 1);
    const [otp] = await db.select().from(otps).where(eq(otps.phone, phone));
    expect(JSON.stringify(otp)).not.toContain(codeFor(service, phone));
    const [stored] = await db.select().from(tokens).where(eq(tokens.learner_id, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    await reset(phone, codeFor(service, phone), 'hoa-sua');
    const [learner] = await db.select().from(learners).where(eq(learners.id, id));
    expect(learner?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('signing in by a code', () => {
  const signIn = (phone: string, code: string) =>
    service.post('/login-by-code', { body: { mobile: phone, code } });
  const codeToSignIn = async (phone: string) => {
    await askCode(service, phone, OTP_TYPE.signIn);
    return codeFor(service, phone);
  };

  it('needs no password, and ends no session elsewhere', async () => {
    const { phone, token, id } = await registerLearner(service);
    const { access_token, learner_id } = sessionOf(await signIn(phone, await codeToSignIn(phone)));
    expect(learner_id).toBe(id);
    for (const session of [token, access_token])
      expect((await service.get('/profile', { token: session })).data).toMatchObject({ has_password: false });
  });

  it('keeps the password that there is', async () => {
    const { phone } = await registerLearner(service);
    await askCode(service, phone, OTP_TYPE.forgottenPassword);
    expect((await reset(phone, codeFor(service, phone), 'k3-hoa-mai')).status).toBe(200);
    expect((await signIn(phone, await codeToSignIn(phone))).status).toBe(200);
    expect((await login(phone, 'k3-hoa-mai')).status).toBe(200);
  });

  it('takes a code once, and none of another purpose or for nobody', async () => {
    const { phone } = await registerLearner(service);
    const code = await codeToSignIn(phone);
    expect((await signIn(phone, other(code))).code).toBe('OTP_WRONG');
    const answers = await Promise.all([1, 2, 3].map(() => signIn(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await endPauses(service);
    await askCode(service, phone, OTP_TYPE.forgottenPassword);
    expect((await signIn(phone, codeFor(service, phone))).code).toBe('OTP_WRONG');
    const nobody = newPhone();
    const made = await makeCode(db, { phone: nobody, kind: OTP_TYPE.signIn, lane: STRANGERS });
    expect((await signIn(nobody, made)).code).toBe('OTP_WRONG');
  });
});
