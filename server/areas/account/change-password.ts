import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changePassword as changePasswordEndpoint } from '#contract/profile.ts';
import { learners } from '../../db/schema-account.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Platform } from '../../platform.ts';
import { consumeCode, tryCode } from './one-time-code.ts';
import { checkPassword, hashPassword } from './password.ts';
import { PASSWORDS_DIFFER } from './service.ts';

const OLD_PASSWORD_WRONG = 'Mật khẩu hiện tại không chính xác';

type Row = Pick<typeof learners.$inferSelect, 'password_hash'> & { phone: string };

/** The old password, or the code sent to the learner's phone, says that it is them. Throws when neither does. */
async function checkProof(
  { db }: Pick<Platform, 'db'>,
  row: Row,
  { old_password, code }: BodyOf<typeof changePasswordEndpoint>,
): Promise<'password' | 'code'> {
  if (code !== undefined) {
    if (await tryCode(db, row.phone, code)) return 'code';
    throw new ApiFailure('OTP_WRONG');
  }
  if (old_password === undefined) throw new ApiFailure('BAD_REQUEST');
  if (await checkPassword(old_password, row.password_hash)) return 'password';
  throw new ApiFailure('WRONG_CREDENTIALS', OLD_PASSWORD_WRONG);
}

/** The learner's number, which their guesses are counted against. */
export async function phoneOf({ db }: Pick<Platform, 'db'>, learnerId: string): Promise<Row> {
  const [row] = await db
    .select({ phone: learners.phone, password_hash: learners.password_hash })
    .from(learners)
    .where(eq(learners.id, learnerId));
  if (!row || row.phone === null) throw new ApiFailure('NOT_SIGNED_IN');
  return { ...row, phone: row.phone };
}

/** Sets the password and ends every session but the one that asks. */
export async function changePassword(
  { db, sessions }: Platform,
  learnerId: string,
  token: string,
  row: Row,
  body: BodyOf<typeof changePasswordEndpoint>,
): Promise<void> {
  if (body.new_password !== body.re_new_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  const proof = await checkProof({ db }, row, body);
  const password_hash = await hashPassword(body.new_password);
  await db.transaction(async (tx) => {
    if (proof === 'code' && !(await consumeCode(tx, row.phone))) throw new ApiFailure('OTP_WRONG');
    await tx.update(learners).set({ password_hash }).where(eq(learners.id, learnerId));
    await sessions.closeOthers(tx, learnerId, token);
  });
  sessions.forget(learnerId);
}
