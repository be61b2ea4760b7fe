import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { RECOVERY_CODE_COUNT } from '#contract/staff.ts';
import type { Queryable } from '#server/db/connect.ts';
import { recoveryCodes } from '#server/db/schema-staff.ts';
import type { StaffKey } from '#server/engines/second-factor/staff-key.ts';

/** Without the letters that are taken for a digit or another letter (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = (): string => [group(), group(), group()].join('-');

/** Replaces the learner's recovery codes. Their text exists only in the response. */
export async function replaceRecoveryCodes(
  db: Queryable,
  key: StaffKey,
  learnerId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.learner_id, learnerId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ learner_id: learnerId, hash: key.hash(code) })));
  return codes;
}

/** Uses the code up. False for a wrong one, or one that was used before. */
export async function consumeRecoveryCode(
  db: Queryable,
  key: StaffKey,
  learnerId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.learner_id, learnerId), eq(recoveryCodes.hash, key.hash(code))))
    .returning({ learner_id: recoveryCodes.learner_id });
  return used.length > 0;
}

export async function recoveryCodesLeft(db: Queryable, learnerId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.learner_id, learnerId));
  return row?.left ?? 0;
}
