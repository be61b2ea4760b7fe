import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { secondFactors } from '#server/db/schema-staff.ts';
import type { StaffKey } from '#server/engines/second-factor/staff-key.ts';
import { newTotpSecret, totpStep, totpUri } from '#server/engines/second-factor/totp.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { consumeRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts';

/** A number in an authenticator app's list, which other people may see. */
const masked = (phone: string): string => `${phone.slice(0, 4)} *** ${phone.slice(-3)}`;

/** Stores a new secret, until one is confirmed. @throws ApiFailure `SECOND_FACTOR_SET` */
export async function beginFactor(db: Queryable, key: StaffKey, learnerId: string) {
  const secret = newTotpSecret();
  const sealed = key.seal(secret, learnerId);
  const stored = await db
    .insert(secondFactors)
    .values({ learner_id: learnerId, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.learner_id,
      set: { secret: sealed },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ learner_id: secondFactors.learner_id });
  if (stored.length === 0) throw new ApiFailure('SECOND_FACTOR_SET');
  const [row] = await db.select({ phone: learners.phone }).from(learners).where(eq(learners.id, learnerId));
  return { secret, uri: totpUri(secret, masked(row?.phone ?? '')) };
}

/** Uses up the app's code: its step must be later than that of every code before it. */
async function consumeAppCode(
  db: Queryable,
  key: StaffKey,
  learnerId: string,
  code: string,
  now: number,
): Promise<void> {
  const [row] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(eq(secondFactors.learner_id, learnerId));
  const step = row ? totpStep(key.open(row.secret, learnerId), code, now) : null;
  if (!row || step === null) throw new ApiFailure('SECOND_FACTOR_WRONG');
  const used = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.learner_id, learnerId),
        eq(secondFactors.secret, row.secret),
        lt(secondFactors.last_step, step),
      ),
    )
    .returning({ learner_id: secondFactors.learner_id });
  if (used.length === 0) throw new ApiFailure('SECOND_FACTOR_WRONG');
}

/**
 * Confirms the secret with its first code. Returns the recovery codes.
 * @throws ApiFailure `SECOND_FACTOR_WRONG`, or `SECOND_FACTOR_SET` if one is confirmed already
 */
export async function confirmFactor(
  tx: Tx,
  key: StaffKey,
  learnerId: string,
  code: string,
  now: number,
): Promise<string[]> {
  const own = eq(secondFactors.learner_id, learnerId);
  const [row] = await tx
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(own)
    .for('update');
  if (row?.confirmed_at) throw new ApiFailure('SECOND_FACTOR_SET');
  await consumeAppCode(tx, key, learnerId, code, now);
  await tx
    .update(secondFactors)
    .set({ confirmed_at: new Date(now) })
    .where(own);
  return replaceRecoveryCodes(tx, key, learnerId);
}

export async function hasFactor(db: Queryable, learnerId: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(and(eq(secondFactors.learner_id, learnerId), isNotNull(secondFactors.confirmed_at)));
  return row !== undefined;
}

const APP_CODE = /^\d{6}$/;

/** Uses up a code of the app or a recovery code; says which. @throws ApiFailure `SECOND_FACTOR_WRONG` */
export async function checkFactor(
  tx: Tx,
  key: StaffKey,
  learnerId: string,
  code: string,
  now: number,
): Promise<'app' | 'recovery'> {
  if (!(await hasFactor(tx, learnerId))) throw new ApiFailure('SECOND_FACTOR_WRONG');
  if (APP_CODE.test(code)) {
    await consumeAppCode(tx, key, learnerId, code, now);
    return 'app';
  }
  if (!(await consumeRecoveryCode(tx, key, learnerId, code))) throw new ApiFailure('SECOND_FACTOR_WRONG');
  return 'recovery';
}
