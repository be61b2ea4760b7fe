import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { OTP_TYPE } from '#contract/account.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { Queryable } from '../../db/connect.ts';
import { learners } from '../../db/schema-account.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Platform } from '../../platform.ts';
import { consumeCode, makeCode, tryCode } from './one-time-code.ts';
import { checkPassword, hashPassword } from './password.ts';

type Account = (typeof ENDPOINTS)['account'];
type Token = ResponseOf<Account['login']>;

export const PASSWORDS_DIFFER = 'Mật khẩu không chính xác, vui lòng thử lại !';

async function findByPhone(db: Queryable, phone: string) {
  const [learner] = await db.select().from(learners).where(eq(learners.phone, phone));
  return learner;
}

export async function accountOf(
  { db }: Platform,
  phone: string,
): Promise<ResponseOf<Account['checkAccount']>> {
  const learner = await findByPhone(db, phone);
  return { isExist: learner !== undefined, register_from_source: learner?.registration.source ?? null };
}

/**
 * Sends a code where one makes sense: a new number to register, a known one for a forgotten password. The answer, and
 * what is done before it, are the same where it makes none, so that numbers cannot be told apart.
 */
export async function sendCode(
  { db, sms, log }: Platform,
  { phone, type }: BodyOf<Account['sendOtp']>,
): Promise<void> {
  const known = (await findByPhone(db, phone)) !== undefined;
  const code = await makeCode(db, phone);
  if (known !== (type === OTP_TYPE.forgottenPassword)) return;
  const text = `Luyện: mã xác thực của bạn là ${code}, dùng được trong 5 phút. Đừng đưa mã này cho ai.`;
  // Not awaited: how long the provider takes would tell a known number from an unknown one.
  sms
    .send({ to: phone, text, code })
    .catch((error: unknown) => log.error({ err: error }, 'SMS was not sent'));
}

/** @param password null: the learner signs in by codes until they set one */
export async function registerLearner(
  { db, sessions }: Platform,
  { mobile, code, information }: BodyOf<Account['autoRegister']>,
  device: string | null,
  password: string | null = null,
): Promise<Token> {
  if (!(await tryCode(db, mobile, code))) throw new ApiFailure('OTP_WRONG');
  const password_hash = password === null ? null : await hashPassword(password);
  const { full_name, phone: _, ...registration } = information;
  return db.transaction(async (tx) => {
    if (!(await consumeCode(tx, mobile))) throw new ApiFailure('OTP_WRONG');
    const id = uuidv7();
    const made = await tx
      .insert(learners)
      .values({
        id,
        phone: mobile,
        full_name: full_name.normalize('NFC').trim(),
        registration,
        password_hash,
      })
      .onConflictDoNothing()
      .returning({ id: learners.id });
    if (made.length === 0) throw new ApiFailure('PHONE_REGISTERED');
    return { access_token: await sessions.open(tx, id, device), learner_id: id };
  });
}

export async function registerWithPassword(
  platform: Platform,
  { password, re_password, ...body }: BodyOf<Account['register']>,
  device: string | null,
): Promise<Token> {
  if (password !== re_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  return registerLearner(platform, body, device, password);
}

export async function signIn(
  { db, sessions }: Platform,
  { user_name, password }: BodyOf<Account['login']>,
  device: string | null,
): Promise<Token> {
  const learner = await findByPhone(db, user_name);
  const right = await checkPassword(password, learner?.password_hash ?? null);
  if (!learner || !right) throw new ApiFailure('WRONG_CREDENTIALS');
  return { access_token: await sessions.open(db, learner.id, device), learner_id: learner.id };
}

/** Sets the password and ends every other session of the learner. */
export async function resetPassword(
  { db, sessions }: Platform,
  { phone_number, code, new_password, re_new_password }: BodyOf<Account['resetPassword']>,
  device: string | null,
): Promise<Token> {
  if (new_password !== re_new_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  if (!(await tryCode(db, phone_number, code))) throw new ApiFailure('OTP_WRONG');
  const password_hash = await hashPassword(new_password);
  const token = await db.transaction(async (tx) => {
    const used = await consumeCode(tx, phone_number);
    const learner = await findByPhone(tx, phone_number);
    if (!used || !learner) throw new ApiFailure('OTP_WRONG');
    await tx.update(learners).set({ password_hash }).where(eq(learners.id, learner.id));
    await sessions.closeAll(tx, learner.id);
    return { access_token: await sessions.open(tx, learner.id, device), learner_id: learner.id };
  });
  sessions.forget(token.learner_id);
  return token;
}
