import { OTP_TYPE } from '#contract/account.ts';
import { accountLimits } from '#server/domain/credentials/account-limits.ts';
import { deviceOfCall, entryOf } from '#server/domain/credentials/entry.ts';
import { findByPhone } from '#server/domain/credentials/find-by-phone.ts';
import { rememberDevice } from '#server/domain/credentials/known-devices.ts';
import { profileOf } from '#server/domain/learner/profile.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { logRefusal } from '../../http/security-events.ts';
import type { Platform } from '../../platform.ts';
import { codeLimits } from './code-limits.ts';
import {
  accountOf,
  registerLearner,
  registerWithPassword,
  resetPassword,
  sendCode,
  signIn,
  signInByCode,
  verifyCode,
} from './sign-up-and-in.ts';

const CODE_RIGHT = 'Mã OTP chính xác';
const CODE_WRONG = 'Mã OTP không chính xác hoặc đã hết hạn';

export function handlers(platform: Platform): Handlers<'account'> {
  const { db, config, sessions } = platform;
  const limits = accountLimits(platform);
  const countCode = codeLimits(platform);
  return {
    checkAccount: async ({ body, ...caller }) => {
      const { lane } = await entryOf(platform, caller, body.phone);
      await limits.checkAccount(caller, body.phone, lane);
      return accountOf(platform, body.phone);
    },
    sendOtp: async ({ body: { phone, type }, learner: signedIn, ...caller }) => {
      if (type === OTP_TYPE.deletion && !signedIn) throw new ApiFailure('NOT_SIGNED_IN');
      const owner = await findByPhone(db, phone);
      const isOwn = signedIn !== undefined && owner?.id === signedIn.id;
      if (type === OTP_TYPE.deletion && !isOwn) throw new ApiFailure('BAD_REQUEST');
      const { device, lane } = await entryOf(platform, caller, phone);
      const place = { phone, kind: type, lane: isOwn ? signedIn.id : lane };
      // To a new number for a registration, to a known one otherwise.
      const isSent = (owner === undefined) === (type === OTP_TYPE.registration);
      await countCode({ caller, place, device, isOwn, isSent });
      await sendCode(platform, place, isSent);
      return { resend_after_seconds: config.OTP_PAUSE_SECONDS };
    },
    verifyOtpSms: async ({ body: { mobile, code }, ...caller }) => {
      const { lane } = await entryOf(platform, caller, mobile);
      const isRight = await verifyCode(platform, { phone: mobile, lane }, code, (place) =>
        limits.code(caller, place),
      );
      if (!isRight) logRefusal(caller.request, 'OTP_WRONG');
      return { verify_status: isRight, text: isRight ? CODE_RIGHT : CODE_WRONG };
    },
    autoRegister: async ({ body, ...caller }) => {
      const entry = await entryOf(platform, caller, body.mobile);
      await limits.code(caller, { phone: body.mobile, kind: OTP_TYPE.registration, lane: entry.lane });
      return registerLearner(platform, body, entry);
    },
    register: async ({ body, ...caller }) => {
      const entry = await entryOf(platform, caller, body.mobile);
      await limits.code(caller, { phone: body.mobile, kind: OTP_TYPE.registration, lane: entry.lane });
      return registerWithPassword(platform, body, entry);
    },
    login: async ({ body, ...caller }) => {
      const entry = await entryOf(platform, caller, body.user_name);
      await limits.password(caller, body.user_name, entry.lane);
      return signIn(platform, body, entry);
    },
    loginByCode: async ({ body, ...caller }) => {
      const entry = await entryOf(platform, caller, body.mobile);
      await limits.code(caller, { phone: body.mobile, kind: OTP_TYPE.signIn, lane: entry.lane });
      return signInByCode(platform, body, entry);
    },
    resetPassword: async ({ body, ...caller }) => {
      const phone = body.phone_number;
      const entry = await entryOf(platform, caller, phone);
      await limits.code(caller, { phone, kind: OTP_TYPE.forgottenPassword, lane: entry.lane });
      return resetPassword(platform, body, entry);
    },
    logout: async ({ learner: { id }, ...caller }) => {
      const token = bearerOf(caller.request.headers.authorization);
      await rememberDevice(db, id, deviceOfCall(platform, caller).mark);
      if (token) await sessions.close(token);
      return {};
    },
    getProfile: ({ learner: { id } }) => profileOf(platform, id),
  };
}
