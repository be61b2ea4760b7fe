import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { secondFactors } from '#server/db/schema-staff.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { auditCommand } from '../../operator/audit.ts';
import { grantCommand, revokeCommand } from '../../operator/grant.ts';
import { secondFactorCommand } from '../../operator/second-factor.ts';
import { newPhone } from '../support/new-phone.ts';
import { commandOutput } from './command-output.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const { outputs, refusals } = await commandOutput(service);

const has = (id: string) => rolesOf(db, id, Date.now());

it('a role is given, given again until a day, and taken away', async () => {
  const { phone, id } = await registerLearner(service);
  expect(await grantCommand(phone, 'role:operator', [])).toBe(0);
  expect(await has(id)).toEqual(['operator']);
  expect(await grantCommand(phone, 'role:operator', ['2020-01-31'])).toBe(0);
  expect(await has(id)).toEqual([]);
  await grantCommand(phone, 'role:operator', []);
  expect(await revokeCommand(phone, 'role:operator')).toBe(0);
  expect(await has(id)).toEqual([]);
  expect(await revokeCommand(phone, 'role:operator')).toBe(1);
  expect(refusals).toEqual(['they do not have role:operator']);
  await grantCommand(phone, 'role:operator', []);
  expect(await has(id)).toEqual(['operator']);
});

it.each([
  ['an unknown role', undefined, 'role:admin'],
  ['an unknown number', newPhone(), 'role:teacher'],
])('%s is refused, and nothing is recorded', async (_, phone, what) => {
  const learner = await registerLearner(service);
  expect(await grantCommand(phone ?? learner.phone, what, [])).toBe(1);
  expect(await revokeCommand(phone ?? learner.phone, what)).toBe(1);
  expect(await auditCommand(['list', '--subject', learner.id])).toBe(0);
  expect(outputs).toEqual(['no entries']);
});

it('a lost second factor is forgotten, and open sessions need one at once', async () => {
  const teacher = await staffMember(service, 'teacher');
  await db.insert(secondFactors).values({ learner_id: teacher.id, secret: 'x', confirmed_at: new Date() });
  const call = async () => (await service.get('/desk/agreement', { token: teacher.token })).code;
  expect(await secondFactorCommand(teacher.phone)).toBe(0);
  expect(await call()).toBe('SECOND_FACTOR_REQUIRED');
  expect(await db.$count(secondFactors, eq(secondFactors.learner_id, teacher.id))).toBe(0);
  expect(await secondFactorCommand(teacher.phone)).toBe(1);
});

it('what was granted is listed without numbers and names, and the trail is verified', async () => {
  const { phone, id } = await registerLearner(service);
  await grantCommand(phone, 'vip:courses', ['2999-12-31']);
  await grantCommand(phone, 'role:teacher', []);
  await revokeCommand(phone, 'role:teacher');
  outputs.length = 0;
  expect(await auditCommand(['list', '--subject', id, '--json'])).toBe(0);
  expect(JSON.parse(outputs[0] ?? '')).toMatchObject([
    { actor: 'command-line', action: 'learner.revoked', object: 'role:teacher', subjects: id },
    { action: 'learner.granted', object: 'role:teacher' },
    { action: 'learner.granted', object: 'vip:courses=2999-12-31' },
  ]);
  expect(outputs[0]).not.toContain(phone);
  expect(await auditCommand(['list', '--action', 'learner.revoked'])).toBe(0);
  expect(outputs[1]).toContain('command-line  learner.revoked  role:teacher');
  expect(await auditCommand(['verify'])).toBe(0);
  const head = /has the hash ([0-9a-f]{64})$/.exec(outputs[2] ?? '')?.[1] ?? '';
  expect(await auditCommand(['verify', '--head', head])).toBe(0);
  expect(await auditCommand(['verify', '--head', 'f'.repeat(64)])).toBe(1);
  expect(refusals.at(-1)).toMatch(/the end was cut off/);
});

it.each([[[]], [['show']], [['list', 'more']], [['list', '--subject', 'x']], [['list', '--before', 'x']]])(
  'audit %j shows how it is used',
  async (args) => {
    expect(await auditCommand(args)).toBeNull();
  },
);
