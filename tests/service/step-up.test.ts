import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { OperationName } from '#contract/protocol/endpoints.ts';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { STEP_UP_ERRORS } from '#contract/protocol/error-codes.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { recoveryCodes, staffSessions } from '#server/db/schema-staff.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { freshCode } from './fresh-code.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const operator = await staffMember(service, 'operator', 'teacher');
const STAFF: readonly string[] = ['teacher', 'operator', 'staff'];

/** Everything that staff can change or take away is either here or in the list below: a new call has to be decided. */
const WITH_CODE: readonly OperationName[] = [
  'operatorAdvice.exportCsv',
  'operatorLearners.approveRole',
  'operatorLearners.endRole',
  'operatorLearners.endSessions',
  'operatorLearners.giveRole',
  'operatorLearners.offerData',
  'operatorLearners.remove',
  'operatorOperations.closeSite',
  'operatorOperations.sendNews',
  'staff.newRecoveryCodes',
];
/** Searches, daily work that can be undone and names who did it, and what only stops something. */
const WITH_SESSION: readonly OperationName[] = [
  ...(['find', 'take', 'release', 'move', 'note'] as const).map((name) => `operatorAdvice.${name}` as const),
  ...(['make', 'change', 'setClosed', 'addMember', 'removeMember'] as const).map(
    (name) => `staffClasses.${name}` as const,
  ),
  ...(['find', 'showPhone', 'grant', 'endGrant', 'declineRole'] as const).map(
    (name) => `operatorLearners.${name}` as const,
  ),
  ...(['add', 'move', 'rename', 'cancel', 'setHomework', 'removeHomework'] as const).map(
    (name) => `staffLessons.${name}` as const,
  ),
  ...(['describe', 'mark', 'setOwnHomework', 'removeOwnHomework', 'writeNote', 'changeNote'] as const).map(
    (name) => `staffLessons.${name}` as const,
  ),
  ...(['removeNote', 'addMaterial', 'removeMaterial'] as const).map(
    (name) => `staffLessons.${name}` as const,
  ),
  'operatorOperations.openSite',
  'operatorOperations.retryGradings',
  'operatorReports.answer',
  'operatorReports.close',
  ...(['recording', 'take', 'claim', 'release', 'reveal', 'submit', 'settle', 'message'] as const).map(
    (name) => `teacherDesk.${name}` as const,
  ),
  ...(['readReply', 'savePhrase', 'usePhrase', 'removePhrase'] as const).map(
    (name) => `teacherDesk.${name}` as const,
  ),
];

const ofStaff = EVERY_ENDPOINT.filter(({ endpoint }) => STAFF.includes(endpoint.who));
const namesOf = (wanted: (endpoint: Endpoint) => boolean) =>
  ofStaff
    .filter(({ endpoint }) => wanted(endpoint))
    .map(({ operation }) => operation)
    .toSorted();

it('every call of staff that is no plain read is decided', () => {
  expect(namesOf(({ stepUp }) => stepUp === true)).toEqual(WITH_CODE.toSorted());
  expect(namesOf(({ kind, stepUp }) => kind !== 'read' && !stepUp)).toEqual(WITH_SESSION.toSorted());
});

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function ask({ method, path }: Endpoint, code: string | undefined, token = operator.token) {
  const response = await service.app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/g, NOBODY)}`,
    headers: { authorization: `Bearer ${token}`, ...(code !== undefined && { [STEP_UP_HEADER]: code }) },
    // Wrong bodies: what is refused here was refused before it was read.
    ...(method !== 'GET' && { payload: {} }),
  });
  return response.statusCode === 200 ? 'done' : (response.json() as { code: string }).code;
}
const REFUSALS: readonly string[] = STEP_UP_ERRORS.filter((code) => code !== 'FORBIDDEN');

describe.each(ofStaff.filter(({ endpoint }) => endpoint.stepUp))('$operation', ({ endpoint }) => {
  it('declares its refusals', () => {
    expect(errorsOf(endpoint)).toEqual(expect.arrayContaining([...STEP_UP_ERRORS]));
  });

  it('is refused without a code, with a wrong one and with a used one, and takes a right one once', async () => {
    const code = await freshCode(service, operator.id);
    expect(await ask(endpoint, undefined)).toBe('FRESH_CODE_REQUIRED');
    expect(await ask(endpoint, 'none')).toBe('BAD_REQUEST');
    expect(await ask(endpoint, 'AAAA-AAAA-AAAA')).toBe('SECOND_FACTOR_WRONG');
    expect(REFUSALS).not.toContain(await ask(endpoint, code));
    expect(await ask(endpoint, code)).toBe('SECOND_FACTOR_WRONG');
  });

  it('uses up no code of somebody without the role', async () => {
    const learner = await registerLearner(service);
    const code = await freshCode(service, learner.id);
    expect(await ask(endpoint, code, learner.token)).toBe('FORBIDDEN');
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.learner_id, learner.id))).toBe(1);
  });
});

const { closeSite } = Object.fromEntries(
  ofStaff.filter(({ area }) => area === 'operatorOperations').map(({ name, endpoint }) => [name, endpoint]),
);

it('of two calls at once with one code, one is made', async () => {
  const code = await freshCode(service, operator.id);
  if (!closeSite) throw new Error('no such call');
  const answers = await Promise.all([ask(closeSite, code), ask(closeSite, code)]);
  expect(answers.toSorted()).toEqual(['BAD_REQUEST', 'SECOND_FACTOR_WRONG']);
});

it('a code opens the session with its call; without one the session is asked for first', async () => {
  const member = await staffMember(service, 'operator');
  await db.delete(staffSessions).where(eq(staffSessions.token_hash, tokenHash(member.token)));
  const renew = (headers: Record<string, string>) =>
    service.post('/staff/recovery-codes', { token: member.token, headers });
  const code = await freshCode(service, member.id);
  expect((await renew({})).code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await renew({ [STEP_UP_HEADER]: code })).status).toBe(200);
  expect((await service.get('/desk/role-requests', { token: member.token })).status).toBe(200);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.learner_id, member.id))).toBe(10);
  expect((await service.get(`/staff/audit?actor=${member.id}`, { token: member.token })).data).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ action: 'second-factor.verified' })]),
  });
});

it('more grave calls in an hour than wrong codes are possible', async () => {
  for (let time = 0; time < 12; time++)
    expect(
      (
        await service.post('/staff/recovery-codes', {
          token: operator.token,
          headers: { [STEP_UP_HEADER]: await freshCode(service, operator.id) },
        })
      ).status,
    ).toBe(200);
});

it('a call that was refused for its body has used its code', async () => {
  const headers = { [STEP_UP_HEADER]: await freshCode(service, operator.id) };
  const remove = (phone: string) =>
    service.post(`/desk/learners/${randomUUID()}/delete`, {
      token: operator.token,
      headers,
      body: { phone },
    });
  expect((await remove('0'.repeat(30))).code).toBe('BAD_REQUEST');
  expect((await remove('0912345678')).code).toBe('SECOND_FACTOR_WRONG');
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
