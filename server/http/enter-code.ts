import type { Database, Tx } from '#server/db/connect.ts';
import {
  areStrangersLocked,
  type CodeCaller,
  type CodeLane,
  codeLaneOf,
  countFailure,
  FAILURES_MAX,
  forgetLane,
  noteRightCode,
} from '#server/domain/staff/code-lane.ts';
import { checkFactor } from '#server/domain/staff/second-factor.ts';
import { tellStaff } from '#server/domain/staff/tell-staff.ts';
import type { StaffKey } from '#server/engines/second-factor/staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { hourly } from './hourly-limits.ts';
import { giveBack, type OwnLimit, useUp as spend } from './rate-limit.ts';

/** Codes that one session or device may try in an hour: enough for typing errors. */
const PER_SESSION = 10;
/** The same for all strangers together. */
const PER_STRANGERS = 30;

/** A session's own: first codes, and those entered later. */
export const sessionTries = (session: string): OwnLimit =>
  hourly('second-factor/session', { session }, PER_SESSION);

function limitsOf(lane: CodeLane, session: string): OwnLimit[] {
  if (lane.kind === 'device')
    return [hourly('second-factor/device', { learner: lane.learnerId, device: lane.mark }, PER_SESSION)];
  const own = sessionTries(session);
  return lane.kind === 'session'
    ? [own]
    : [own, hourly('second-factor/strangers', { learner: lane.learnerId }, PER_STRANGERS)];
}

/** After too many wrong codes: strangers need a new password, a device of the owner counts as a stranger. */
async function closeLane(db: Database, lane: CodeLane): Promise<void> {
  await forgetLane(db, lane);
  await tellStaff(db, [lane.learnerId], 'codes-locked');
}

const isWrong = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'SECOND_FACTOR_WRONG';

/**
 * Uses up a code of the app or a recovery code; every try is counted before it is looked at (decision 101).
 * @param then what is done with it, in the same transaction: both or neither
 * @throws ApiFailure `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_LOCKED`, `TOO_MANY_REQUESTS`
 */
export async function enterCode<T>(
  { db, key }: { db: Database; key: StaffKey },
  caller: CodeCaller,
  code: string,
  then: (tx: Tx, used: 'app' | 'recovery', now: number) => Promise<T>,
): Promise<T> {
  const lane = await codeLaneOf(db, caller);
  if (lane.kind === 'strangers' && (await areStrangersLocked(db, caller.learnerId)))
    throw new ApiFailure('SECOND_FACTOR_LOCKED');
  const limits = limitsOf(lane, caller.session);
  await spend(db, limits, 'TOO_MANY_REQUESTS');
  const failures = await countFailure(db, lane);
  if (failures > FAILURES_MAX) throw new ApiFailure('SECOND_FACTOR_LOCKED');
  const now = Date.now();
  try {
    return await db.transaction(async (tx) => {
      const used = await checkFactor(tx, key, caller.learnerId, code, now);
      await noteRightCode(tx, caller, lane, now);
      await giveBack(tx, limits);
      return then(tx, used, now);
    });
  } catch (error) {
    if (isWrong(error) && failures >= FAILURES_MAX) await closeLane(db, lane);
    throw error;
  }
}
