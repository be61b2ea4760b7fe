import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { OTP_TYPE } from '#contract/account.ts';
import { rateLimits } from '#server/db/schema-account.ts';
import { secondFactors, staffNotices, staffSessions, verifiedDevices } from '#server/db/schema-staff.ts';
import { FAILURES_MAX } from '#server/domain/staff/code-lane.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { freshCode } from './fresh-code.ts';
import {
  askCode,
  codeFor,
  deviceOf,
  passwordHash,
  registerLearner,
  sessionOf,
  type TestLearner,
} from './learner.ts';
import { startService } from './service.ts';
import { giveRoles } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const PASSWORD = passwordHash('mot con vit xoe ra');
const WRONG = 'AAAA-AAAA-AAAA';

const verify = (token: string, code: string) =>
  service.post('/staff/second-factor/verify', { token, body: { code } });
/** Pretends that an hour has passed. */
const endHour = () => db.delete(rateLimits).where(like(rateLimits.bucket, 'second-factor/%'));

/** Sets a password by a code sent to the number. @returns a session of that device */
async function setPassword(learner: TestLearner): Promise<string> {
  await db.delete(rateLimits);
  await askCode(service, learner.phone, OTP_TYPE.forgottenPassword);
  const body = {
    ...{ phone_number: learner.phone, code: codeFor(service, learner.phone) },
    ...{ new_password: PASSWORD, re_new_password: PASSWORD },
  };
  return sessionOf(await service.post('/reset-password', { body })).access_token;
}
/** Signs in with the password, on a device of their own. */
async function stranger({ phone }: TestLearner): Promise<string> {
  await db.delete(rateLimits).where(like(rateLimits.bucket, 'password%'));
  const body = { user_name: phone, password: PASSWORD };
  return sessionOf(await service.post('/login', { body })).access_token;
}

/** Staff with a session in which a code was right. */
async function owner(): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await giveRoles(service, learner.id, ['operator']);
  const token = await setPassword(learner);
  expect((await verify(token, await freshCode(service, learner.id))).status).toBe(200);
  return { ...learner, token };
}
const failuresOf = async ({ id }: TestLearner): Promise<number | undefined> =>
  (await db.select().from(secondFactors).where(eq(secondFactors.learner_id, id)))[0]?.stranger_failures;
const setFailures = ({ id }: TestLearner, stranger_failures: number) =>
  db.update(secondFactors).set({ stranger_failures }).where(eq(secondFactors.learner_id, id));
const toldOf = ({ id }: TestLearner, what: 'codes-locked') =>
  db.$count(staffNotices, and(eq(staffNotices.learner_id, id), eq(staffNotices.what, what)));

describe('strangers who know the password', () => {
  it('do not lock the owner out with wrong codes from fresh sign-ins', async () => {
    const learner = await owner();
    const ten = Array.from({ length: 10 }, () => WRONG);
    for (let session = 0; session < 3; session++) {
      const token = await stranger(learner);
      const codes = await Promise.all(ten.map(async (code) => (await verify(token, code)).code));
      expect(new Set(codes)).toEqual(new Set(['SECOND_FACTOR_WRONG']));
    }
    expect((await verify(await stranger(learner), WRONG)).code).toBe('TOO_MANY_REQUESTS');
    expect((await verify(learner.token, await freshCode(service, learner.id))).status).toBe(200);
  });

  it('need a new password after a hundred wrong codes in all, however slowly', async () => {
    const learner = await owner();
    await setFailures(learner, FAILURES_MAX - 2);
    const token = await stranger(learner);
    expect((await verify(token, WRONG)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(learner.token, await freshCode(service, learner.id))).status).toBe(200);
    await endHour();
    expect([(await verify(token, WRONG)).code, await toldOf(learner, 'codes-locked')]).toEqual([
      'SECOND_FACTOR_WRONG',
      1,
    ]);
    await endHour();
    const right = await freshCode(service, learner.id);
    for (const each of [token, await stranger(learner)])
      expect((await verify(each, right)).code).toBe('SECOND_FACTOR_LOCKED');
    expect(await toldOf(learner, 'codes-locked')).toBe(1);
    // The owner goes on where a code was right before, and strangers after a new password.
    expect((await verify(learner.token, right)).status).toBe(200);
    expect(await failuresOf(learner)).toBe(FAILURES_MAX);
    const fresh = await setPassword(learner);
    expect(await failuresOf(learner)).toBe(0);
    expect((await verify(fresh, await freshCode(service, learner.id))).status).toBe(200);
  });

  it('are counted one by one when they try at once', async () => {
    const learner = await owner();
    await setFailures(learner, FAILURES_MAX - 3);
    const token = await stranger(learner);
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await verify(token, WRONG)).code));
    expect(codes.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(3);
    expect(codes.filter((code) => code === 'SECOND_FACTOR_LOCKED')).toHaveLength(5);
    expect(await toldOf(learner, 'codes-locked')).toBe(1);
  });

  it('are known from a right code on', async () => {
    const learner = await owner();
    await setFailures(learner, 50);
    const token = await stranger(learner);
    expect((await verify(token, await freshCode(service, learner.id))).status).toBe(200);
    expect(await failuresOf(learner)).toBe(0);
  });
});

it('the owner gets in on a device of theirs after signing in anew, while strangers are stopped', async () => {
  const learner = await owner();
  await db.delete(rateLimits).where(like(rateLimits.bucket, 'password%'));
  const body = { user_name: learner.phone, password: PASSWORD };
  const first = await service.post('/login', { body });
  const headers = deviceOf(first);
  expect((await verify(sessionOf(first).access_token, await freshCode(service, learner.id))).status).toBe(
    200,
  );
  await service.post('/logout', { token: sessionOf(first).access_token, headers });
  await setFailures(learner, FAILURES_MAX);
  const again = sessionOf(await service.post('/login', { body, headers })).access_token;
  const code = await freshCode(service, learner.id);
  expect((await verify(await stranger(learner), code)).code).toBe('SECOND_FACTOR_LOCKED');
  expect((await verify(again, code)).status).toBe(200);
});

it('a device on which a hundred codes were wrong is a stranger, and needs a code', async () => {
  const learner = await owner();
  await db
    .update(verifiedDevices)
    .set({ failures: FAILURES_MAX - 1 })
    .where(eq(verifiedDevices.learner_id, learner.id));
  expect((await verify(learner.token, WRONG)).code).toBe('SECOND_FACTOR_WRONG');
  expect(await db.$count(verifiedDevices, eq(verifiedDevices.learner_id, learner.id))).toBe(0);
  expect((await service.get('/desk/site', { token: learner.token })).code).toBe('SECOND_FACTOR_REQUIRED');
  expect(await failuresOf(learner)).toBe(0);
  expect((await verify(learner.token, WRONG)).code).toBe('SECOND_FACTOR_WRONG');
  expect(await failuresOf(learner)).toBe(1);
});

it('a session that an earlier version opened has a count of its own, too', async () => {
  const learner = await owner();
  await db.delete(verifiedDevices).where(eq(verifiedDevices.learner_id, learner.id));
  await setFailures(learner, FAILURES_MAX);
  expect((await verify(learner.token, WRONG)).code).toBe('SECOND_FACTOR_WRONG');
  const [row] = await db
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.token_hash, tokenHash(learner.token)));
  expect(row?.failures).toBe(1);
  expect((await verify(learner.token, await freshCode(service, learner.id))).status).toBe(200);
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
