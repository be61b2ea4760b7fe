import type { FastifyRequest } from 'fastify';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { secondFactorCode } from '#contract/staff.ts';
import { audit } from '#server/domain/audit/audit.ts';
import type { CodeCaller } from '#server/domain/staff/code-lane.ts';
import { openStaffSession } from '#server/domain/staff/staff-sessions.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { enterCode } from '../enter-code.ts';
import { parseInput } from '../parse-input.ts';
import type { Binding } from './binding.ts';

/**
 * Uses up the code that a call carries. Where the session is not open yet, the code opens it too: nobody enters two in a
 * row, of which the second would have to wait for the app's next one.
 * @throws ApiFailure `SECOND_FACTOR_REQUIRED` or `FRESH_CODE_REQUIRED` without a code; what `enterCode` throws
 */
export async function spendFreshCode(
  { db, staffKey }: Pick<Binding, 'db' | 'staffKey'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  caller: CodeCaller,
  isOpen: boolean,
): Promise<void> {
  const given = headers[STEP_UP_HEADER];
  if (given === undefined) throw new ApiFailure(isOpen ? 'FRESH_CODE_REQUIRED' : 'SECOND_FACTOR_REQUIRED');
  const code = parseInput(secondFactorCode, given, STEP_UP_HEADER);
  await enterCode({ db, key: staffKey() }, caller, code, async (tx, used, now) => {
    if (isOpen) return;
    await openStaffSession(tx, caller.session, now);
    await audit(tx, { actor: caller.learnerId, action: 'second-factor.verified', object: used });
  });
}
