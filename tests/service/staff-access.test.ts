import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { STAFF_ERRORS } from '#contract/protocol/error-codes.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { giveRoles, staffMember } from './staff-member.ts';

const service = await startService();
const STAFF: readonly string[] = ['teacher', 'operator', 'staff'];
const CALLS = EVERY_ENDPOINT.filter(({ endpoint }) => STAFF.includes(endpoint.who));

const learner = await registerLearner(service);
const uncoded = await registerLearner(service);
await giveRoles(service, uncoded.id, ['teacher', 'operator']);
const members = {
  teacher: await staffMember(service, 'teacher'),
  operator: await staffMember(service, 'operator'),
};

/** Ids that do not exist, and one that does. */
const IDS = ['00000000-0000-4000-8000-000000000000', 'none', learner.id];

async function ask({ method, path }: Endpoint, id: string, token?: string) {
  const response = await service.app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/g, id)}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'idempotency-key': randomUUID() },
    ...(method !== 'GET' && { payload: {} }),
  });
  const { time_current: _, ...body } = response.json();
  return { status: response.statusCode, body };
}

describe.each(CALLS)('$operation', ({ endpoint }) => {
  const { who, audits } = endpoint;

  it('says how it is recorded, and which refusals to expect', () => {
    expect(audits?.as).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(errorsOf(endpoint)).toEqual(expect.arrayContaining([...STAFF_ERRORS]));
  });

  it.each([
    ['a guest', undefined, 401, 'NOT_SIGNED_IN'],
    ['somebody with an invalid token', 'a'.repeat(43), 401, 'NOT_SIGNED_IN'],
    ['a learner', learner.token, 403, 'FORBIDDEN'],
    ['staff before their code', uncoded.token, 403, 'SECOND_FACTOR_REQUIRED'],
  ])('refuses %s alike for all ids', async (_, token, status, code) => {
    const answers = await Promise.all(IDS.map((id) => ask(endpoint, id, token)));
    expect(answers[0]).toMatchObject({ status, body: { code, data: null } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it.each(['teacher', 'operator'] as const)('is open to a %s if it is for them', async (role) => {
    const { status, body } = await ask(endpoint, IDS[0] ?? '', members[role].token);
    if (who === role || who === 'staff') expect(STAFF_ERRORS.some((code) => code === body.code)).toBe(false);
    else expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  });
});

it('no call of theirs failed on the way', () => {
  expect(service.faults).toEqual([]);
});
