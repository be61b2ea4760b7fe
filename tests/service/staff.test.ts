import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerRoles, secondFactors, staffSessions } from '#server/db/schema-staff.ts';
import { revokeRole } from '#server/domain/operations/staff-roles.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { withCode } from './fresh-code.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { giveRoles, staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;

const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const STEP_MS = 30_000;

/** A call that any member of staff may make. */
const staffCall = async ({ token }: TestLearner): Promise<string | undefined> =>
  (await service.get('/desk/agreement', { token })).code;
const verify = ({ token }: TestLearner, code: string) =>
  service.post('/staff/second-factor/verify', { token, body: { code } });
const me = async ({ token }: TestLearner) =>
  ENDPOINTS.staff.me.response.parse((await service.get('/staff/me', { token })).data);

async function enrol({ token }: TestLearner): Promise<string> {
  const answer = await service.post('/staff/second-factor', { token });
  return ENDPOINTS.staff.enrol.response.parse(answer.data).secret;
}

async function confirmed(learner: TestLearner) {
  const secret = await enrol(learner);
  const body = { code: codeAt(secret, Date.now() - STEP_MS) };
  const answer = await service.post('/staff/second-factor/confirm', { token: learner.token, body });
  return { secret, codes: ENDPOINTS.staff.confirm.response.parse(answer.data).recovery_codes };
}

async function teacher(): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await giveRoles(service, learner.id, ['teacher']);
  return learner;
}

/** Pretends that the staff session of the learner has run out. */
const endSession = ({ token }: TestLearner) =>
  db
    .update(staffSessions)
    .set({ expires_at: new Date(Date.now() - 1) })
    .where(eq(staffSessions.token_hash, tokenHash(token)));

describe('the second factor', () => {
  it('is set up with a code, opens the session, and gives ten recovery codes', async () => {
    const learner = await teacher();
    expect(await me(learner)).toEqual({
      roles: ['teacher'],
      second_factor: { is_set: false, open_until: null, recovery_codes_left: 0 },
    });
    expect(await staffCall(learner)).toBe('SECOND_FACTOR_REQUIRED');
    const { codes } = await confirmed(learner);
    expect(new Set(codes).size).toBe(10);
    const state = await me(learner);
    expect(state.second_factor).toMatchObject({ is_set: true, recovery_codes_left: 10 });
    expect(state.second_factor.open_until).toBeGreaterThan(Date.now());
    expect(await staffCall(learner)).toBeUndefined();
  });

  it('is stored encrypted, and never answered again', async () => {
    const learner = await teacher();
    const { secret } = await confirmed(learner);
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.learner_id, learner.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const again = await service.post('/staff/second-factor', { token: learner.token });
    expect(again).toMatchObject({ status: 409, code: 'SECOND_FACTOR_SET', data: null });
    const body = { code: codeAt(secret, Date.now()) };
    const twice = await service.post('/staff/second-factor/confirm', { token: learner.token, body });
    expect(twice.code).toBe('SECOND_FACTOR_SET');
  });

  it('is not for learners without a role', async () => {
    const learner = await registerLearner(service);
    const { token } = learner;
    expect((await me(learner)).roles).toEqual([]);
    expect((await service.post('/staff/second-factor', { token })).code).toBe('FORBIDDEN');
    expect((await verify(learner, '123456')).code).toBe('FORBIDDEN');
    const body = { code: '123456' };
    expect((await service.post('/staff/second-factor/confirm', { token, body })).code).toBe('FORBIDDEN');
  });

  it('is asked for again in another session, and when the time is over', async () => {
    const learner = await teacher();
    const { secret } = await confirmed(learner);
    await endSession(learner);
    expect(await staffCall(learner)).toBe('SECOND_FACTOR_REQUIRED');
    // The sign-in itself stays valid for learning.
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
    expect((await verify(learner, codeAt(secret, Date.now()))).status).toBe(200);
    expect(await staffCall(learner)).toBeUndefined();
  });

  it('accepts no code twice, nor an earlier one', async () => {
    const learner = await teacher();
    const { secret } = await confirmed(learner);
    const now = Date.now();
    const code = codeAt(secret, now);
    expect((await verify(learner, code)).status).toBe(200);
    expect(await verify(learner, code)).toMatchObject({ status: 400, code: 'SECOND_FACTOR_WRONG' });
    expect((await verify(learner, codeAt(secret, now - STEP_MS))).code).toBe('SECOND_FACTOR_WRONG');
  });

  it('accepts one of two simultaneous calls with the same code', async () => {
    const learner = await teacher();
    const { secret } = await confirmed(learner);
    const code = codeAt(secret, Date.now());
    const answers = await Promise.all([verify(learner, code), verify(learner, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('accepts a recovery code once, and new ones void the old', async () => {
    const learner = await teacher();
    const { codes } = await confirmed(learner);
    const [first = '', second = ''] = codes;
    expect((await verify(learner, first)).data).toMatchObject({ recovery_codes_left: 9 });
    expect((await verify(learner, first)).code).toBe('SECOND_FACTOR_WRONG');
    const headers = await withCode(service, learner.id);
    expect((await service.post('/staff/recovery-codes', { token: learner.token, headers })).status).toBe(200);
    expect((await verify(learner, second)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await me(learner)).second_factor.recovery_codes_left).toBe(10);
  });

  it('is locked after ten wrong tries in an hour, for the right code too', async () => {
    const learner = await teacher();
    const { secret } = await confirmed(learner);
    const wrong = (Number(codeAt(secret, Date.now())) + 1) % 1_000_000;
    const tries = [];
    for (let turn = 0; turn < 10; turn++)
      tries.push((await verify(learner, String(wrong).padStart(6, '0'))).code);
    expect(new Set(tries)).toEqual(new Set(['SECOND_FACTOR_WRONG']));
    const locked = await verify(learner, codeAt(secret, Date.now()));
    expect(locked).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a role', () => {
  const isRefused = async (learner: TestLearner) => (await staffCall(learner)) === 'FORBIDDEN';
  const roleOf = ({ id }: TestLearner) =>
    and(eq(learnerRoles.learner_id, id), eq(learnerRoles.role, 'teacher'));

  it('that is taken away is gone with the next call', async () => {
    const learner = await staffMember(service, 'teacher');
    expect(await isRefused(learner)).toBe(false);
    await revokeRole(db, learner.id, 'teacher', new Date());
    expect(await isRefused(learner)).toBe(true);
  });

  it.each([
    ['yesterday', -1, true],
    ['today', 0, false],
    ['tomorrow', 1, false],
  ])('with %s as its last day', async (_, days, refused) => {
    const learner = await staffMember(service, 'teacher');
    const until = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    await db.update(learnerRoles).set({ until }).where(roleOf(learner));
    expect(await isRefused(learner)).toBe(refused);
  });

  it('does not outlive a sign-out', async () => {
    const learner = await staffMember(service, 'teacher');
    await service.post('/logout', { token: learner.token });
    expect(await staffCall(learner)).toBe('NOT_SIGNED_IN');
    expect(await db.$count(staffSessions, eq(staffSessions.token_hash, tokenHash(learner.token)))).toBe(0);
  });
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
