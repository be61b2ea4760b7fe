import type { FastifyRequest } from 'fastify';
import type { Audits, Endpoint, StaffWho, Who } from '#contract/protocol/endpoint.ts';
import type { Role } from '#contract/staff.ts';
import type { StaffMember } from '#server/caller/staff-member.ts';
import type { Learner } from '#server/caller/taker.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { staffSessionEnd } from '#server/domain/staff/staff-sessions.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bearerOf, tokenHash } from '../learner-sessions.ts';
import type { Binding } from './binding.ts';
import { spendFreshCode } from './fresh-code.ts';

const MAY_CALL: Readonly<Record<StaffWho, readonly Role[]>> = {
  teacher: ['teacher'],
  operator: ['operator'],
  staff: ['teacher', 'operator'],
};
const isStaffWho = (who: Who): who is StaffWho => Object.hasOwn(MAY_CALL, who);

/** Who makes a call of staff, and how it is recorded. */
export interface StaffCaller {
  staff: StaffMember;
  audits: Audits;
}

/**
 * The member of staff on a call for them; null on any other call. Asks the database each time, so a role that was
 * taken away is gone with the next call. Before anything of the call is read, so that all ids are refused alike.
 * @throws ApiFailure `FORBIDDEN` without the role, `SECOND_FACTOR_REQUIRED` before the code, what `spendFreshCode` throws
 * where the call needs one of its own
 */
export async function admitStaff(
  binding: Pick<Binding, 'db' | 'staffKey'>,
  { who, path, audits, stepUp }: Endpoint,
  learner: Learner | null,
  request: FastifyRequest,
): Promise<StaffCaller | null> {
  if (!learner || !isStaffWho(who)) return null;
  const now = Date.now();
  const { db } = binding;
  const roles = await rolesOf(db, learner.id, now);
  if (!MAY_CALL[who].some((role) => roles.includes(role))) throw new ApiFailure('FORBIDDEN');
  const token = bearerOf(request.headers.authorization);
  if (token === null) throw new ApiFailure('SECOND_FACTOR_REQUIRED');
  const session = tokenHash(token);
  const isOpen = (await staffSessionEnd(db, session, now)) !== null;
  if (stepUp) await spendFreshCode(binding, request, { learnerId: learner.id, session }, isOpen);
  else if (!isOpen) throw new ApiFailure('SECOND_FACTOR_REQUIRED');
  if (!audits) throw new Error(`${path} does not say how it is recorded`);
  return { staff: { id: learner.id, roles }, audits };
}
