import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { OTP_TYPE, type OtpKind } from '#contract/account.ts';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { refuseCommonPassword } from '#server/domain/credentials/common-password.ts';
import type { Entry } from '#server/domain/credentials/entry.ts';
import { findByPhone } from '#server/domain/credentials/find-by-phone.ts';
import { forgetOtherDevices, rememberDevice } from '#server/domain/credentials/known-devices.ts';
import {
  type CodePlace,
  consumeCode,
  makeCode,
  STRANGERS,
  tryCode,
} from '#server/domain/credentials/one-time-code.ts';
import { checkPassword, hashPassword } from '#server/domain/credentials/password.ts';
import { PASSWORDS_DIFFER } from '#server/domain/credentials/passwords-differ.ts';
import { startCodesAnew } from '#server/domain/staff/code-lane.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable } from '../../db/connect.ts';
import { learners } from '../../db/schema-account.ts';
import type { LearnerSessions } from '../../http/learner-sessions.ts';
import type { Platform } from '../../platform.ts';

type Account = typeof ENDPOINTS.account;
type Token = ResponseOf<Account['login']>;

const RULES = 'dùng được trong 5 phút. Đừng đưa mã này cho ai.';

export async function accountOf(
  { db }: Platform,
  phone: string,
): Promise<ResponseOf<Account['checkAccount']>> {
  const learner = await findByPhone(db, phone);
  return {
    isExist: learner !== undefined,
    register_from_source: learner?.registration.source ?? null,
    has_password: learner === undefined || learner.password_hash !== null,
  };
}

const TEXTS: Record<OtpKind, (code: string) => string> = {
  [OTP_TYPE.registration]: (code) => `Luyện: mã xác thực của bạn là ${code}, ${RULES}`,
  [OTP_TYPE.forgottenPassword]: (code) => `Luyện: mã xác thực của bạn là ${code}, ${RULES}`,
  [OTP_TYPE.signIn]: (code) => `Luyện: mã đăng nhập của bạn là ${code}, ${RULES}`,
  [OTP_TYPE.deletion]: (code) => `Luyện: mã để xóa hẳn tài khoản của bạn là ${code}, ${RULES}`,
};

/**
 * Makes a code, and sends it where that makes sense. Where it does not, the response and the work before it are the
 * same, so that numbers cannot be enumerated.
 */
export async function sendCode({ db, sms, log }: Platform, place: CodePlace, isSent: boolean): Promise<void> {
  const { phone, kind } = place;
  const code = await makeCode(db, place);
  if (!isSent) return;
  // Not awaited: the provider's response time would distinguish a known number from an unknown one.
  sms
    .send({ to: phone, text: TEXTS[kind](code), code })
    .catch((error: unknown) => log.error({ err: error }, 'SMS was not sent'));
}

/**
 * Checks a code for a call that does not say its purpose: whether the number is registered decides which kind
 * of code it can be.
 * @param count counts the attempt, before anything is compared
 */
export async function verifyCode(
  { db }: Platform,
  { phone, lane }: Omit<CodePlace, 'kind'>,
  code: string,
  count: (place: CodePlace) => Promise<void>,
): Promise<boolean> {
  const known = (await findByPhone(db, phone)) !== undefined;
  const place = { phone, lane, kind: known ? OTP_TYPE.forgottenPassword : OTP_TYPE.registration };
  await count(place);
  return (await tryCode(db, place, code)) !== null;
}

/** @param password null: the learner signs in by codes until they set one */
export async function registerLearner(
  { db, sessions }: Platform,
  { mobile, code, information }: BodyOf<Account['autoRegister']>,
  entry: Entry,
  password: string | null = null,
): Promise<Token> {
  const place = { phone: mobile, kind: OTP_TYPE.registration, lane: entry.lane };
  const verified = await tryCode(db, place, code);
  if (!verified) throw new ApiFailure('OTP_WRONG');
  const password_hash = password === null ? null : await hashPassword(password);
  const { full_name, phone: _, ...registration } = information;
  return db.transaction(async (tx) => {
    if (!(await consumeCode(tx, verified))) throw new ApiFailure('OTP_WRONG');
    const id = uuidv7();
    const inserted = await tx
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
    if (inserted.length === 0) throw new ApiFailure('PHONE_REGISTERED');
    return openSession(tx, sessions, id, entry);
  });
}

/** Opens a session on a device, which is known from now on. */
async function openSession(
  db: Queryable,
  sessions: LearnerSessions,
  learnerId: string,
  entry: Entry,
): Promise<Token> {
  await rememberDevice(db, learnerId, entry.mark);
  return { access_token: await sessions.open(db, learnerId, entry), learner_id: learnerId };
}

export async function registerWithPassword(
  platform: Platform,
  { password, re_password, ...body }: BodyOf<Account['register']>,
  entry: Entry,
): Promise<Token> {
  if (password !== re_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  await refuseCommonPassword(password, { phone: body.mobile, fullName: body.information.full_name });
  return registerLearner(platform, body, entry, password);
}

export async function signIn(
  { db, sessions }: Platform,
  { user_name, password }: BodyOf<Account['login']>,
  entry: Entry,
): Promise<Token> {
  const learner = await findByPhone(db, user_name);
  const isRight = await checkPassword(
    password,
    learner?.password_hash ?? null,
    entry.lane === STRANGERS ? 'strangers' : 'known-device',
  );
  if (!learner || !isRight) throw new ApiFailure('WRONG_CREDENTIALS');
  return openSession(db, sessions, learner.id, entry);
}

/** Whoever has the code has the number; what else the learner uses to sign in stays as it is. */
export async function signInByCode(
  { db, sessions }: Platform,
  { mobile: phone, code }: BodyOf<Account['loginByCode']>,
  entry: Entry,
): Promise<Token> {
  const verified = await tryCode(db, { phone, kind: OTP_TYPE.signIn, lane: entry.lane }, code);
  if (!verified) throw new ApiFailure('OTP_WRONG');
  return db.transaction(async (tx) => {
    const used = await consumeCode(tx, verified);
    const learner = await findByPhone(tx, phone);
    if (!used || !learner) throw new ApiFailure('OTP_WRONG');
    await tx.update(learners).set({ phone_is_proven: true }).where(eq(learners.id, learner.id));
    return openSession(tx, sessions, learner.id, entry);
  });
}

/** Sets the password, ends every other session of the learner, and forgets their other devices. */
export async function resetPassword(
  { db, sessions }: Platform,
  { phone_number: phone, code, new_password, re_new_password }: BodyOf<Account['resetPassword']>,
  entry: Entry,
): Promise<Token> {
  if (new_password !== re_new_password) throw new ApiFailure('BAD_REQUEST', PASSWORDS_DIFFER);
  const verified = await tryCode(db, { phone, kind: OTP_TYPE.forgottenPassword, lane: entry.lane }, code);
  const known = await findByPhone(db, phone);
  if (!verified || !known) throw new ApiFailure('OTP_WRONG');
  // Only for the owner: anyone else could learn the learner's name or birthday from it.
  await refuseCommonPassword(new_password, { phone, fullName: known.full_name, birthday: known.birthday });
  const password_hash = await hashPassword(new_password);
  const token = await db.transaction(async (tx) => {
    const used = await consumeCode(tx, verified);
    const learner = await findByPhone(tx, phone);
    if (!used || !learner) throw new ApiFailure('OTP_WRONG');
    await tx
      .update(learners)
      .set({ password_hash, phone_is_proven: true })
      .where(eq(learners.id, learner.id));
    await sessions.closeAll(tx, learner.id);
    await forgetOtherDevices(tx, learner.id, entry.mark);
    await startCodesAnew(tx, learner.id, entry.mark);
    return openSession(tx, sessions, learner.id, entry);
  });
  sessions.forget(token.learner_id);
  return token;
}
