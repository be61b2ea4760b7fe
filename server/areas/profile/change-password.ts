import { eq } from 'drizzle-orm';
import { OTP_TYPE } from '#contract/account.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learners } from '#server/db/schema-account.ts';
import { refuseCommonPassword } from '#server/domain/credentials/common-password.ts';
import type { Entry } from '#server/domain/credentials/entry.ts';
import { forgetOtherDevices } from '#server/domain/credentials/known-devices.ts';
import {
  consumeCode,
  STRANGERS,
  tryCode,
  type VerifiedCode,
} from '#server/domain/credentials/one-time-code.ts';
import { checkPassword, hashPassword } from '#server/domain/credentials/password.ts';
import { PASSWORDS_DIFFER } from '#server/domain/credentials/passwords-differ.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

const OLD_PASSWORD_WRONG = 'Mật khẩu hiện tại không chính xác';

type Row = Pick<typeof learners.$inferSelect, 'password_hash' | 'full_name' | 'birthday'> & { phone: string };

/** The learner who changes it, and the device. */
interface PasswordChange {
  learnerId: string;
  token: string;
  row: Row;
  entry: Entry;
}

/** Verifies the old password, or the code sent to the learner's phone. Throws when it is wrong. */
async function checkProof(
  { db }: Pick<Platform, 'db'>,
  { learnerId, row, entry }: PasswordChange,
  { old_password, code }: BodyOf<typeof ENDPOINTS.profile.changePassword>,
): Promise<VerifiedCode | null> {
  if (code !== undefined) {
    const place = { phone: row.phone, kind: OTP_TYPE.forgottenPassword, lane: learnerId };
    // A page of the previous version requests its code without its session.
    const verified = await tryCode(db, place, code, [entry.lane, STRANGERS]);
    if (verified) return verified;
    throw new ApiFailure('OTP_WRONG');
  }
  if (old_password === undefined) throw new ApiFailure('BAD_REQUEST');
  if (await checkPassword(old_password, row.password_hash, 'signed-in')) return null;
  throw new ApiFailure('WRONG_CREDENTIALS', OLD_PASSWORD_WRONG);
}

/** The learner's data that a password change needs. */
export async function passwordRowOf({ db }: Pick<Platform, 'db'>, learnerId: string): Promise<Row> {
  const { phone, password_hash, full_name, birthday } = learners;
  const [row] = await db
    .select({ phone, password_hash, full_name, birthday })
    .from(learners)
    .where(eq(learners.id, learnerId));
  if (!row || row.phone === null) throw new ApiFailure('NOT_SIGNED_IN');
  return { ...row, phone: row.phone };
}

/** Sets the password, ends every session but the requesting one, and forgets all other devices. */
export async function changePassword(
  { db, sessions }: Platform,
  change: PasswordChange,
  body: BodyOf<typeof ENDPOINTS.profile.changePassword>,
): Promise<void> {
  if (body.new_password !== body.re_new_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  const { learnerId, token, row, entry } = change;
  const code = await checkProof({ db }, change, body);
  await refuseCommonPassword(body.new_password, {
    phone: row.phone,
    fullName: row.full_name,
    birthday: row.birthday,
  });
  const password_hash = await hashPassword(body.new_password);
  await db.transaction(async (tx) => {
    if (code && !(await consumeCode(tx, code))) throw new ApiFailure('OTP_WRONG');
    await tx.update(learners).set({ password_hash }).where(eq(learners.id, learnerId));
    await sessions.closeOthers(tx, learnerId, token);
    await forgetOtherDevices(tx, learnerId, entry.mark);
  });
  sessions.forget(learnerId);
}
