import type { FastifyRequest } from 'fastify';
import { OTP_RESEND_SECONDS } from '#contract/account.ts';
import { type Handlers, learner, visitor } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { noteRefusal } from '../../http/security-events.ts';
import type { Platform } from '../../platform.ts';
import { deviceName } from './device-name.ts';
import { accountLimits } from './limits.ts';
import { tryCode } from './one-time-code.ts';
import { profileOf } from './profile.ts';
import {
  accountOf,
  registerLearner,
  registerWithPassword,
  resetPassword,
  sendCode,
  signIn,
} from './service.ts';

const CODE_RIGHT = 'Mã OTP chính xác';
const CODE_WRONG = 'Mã OTP không chính xác hoặc đã hết hạn';

export function accountHandlers(platform: Platform): Handlers<'account'> {
  const limits = accountLimits(platform);
  const device = ({ request }: { request: FastifyRequest }) => deviceName(request.headers['user-agent']);
  return {
    checkAccount: visitor(async ({ body, ...caller }) => {
      await limits.checkAccount(caller);
      return accountOf(platform, body.phone);
    }),
    sendOtp: visitor(async ({ body, ...caller }) => {
      await limits.sendOtp(caller, body.phone);
      await sendCode(platform, body);
      return { resend_after_seconds: OTP_RESEND_SECONDS };
    }),
    verifyOtpSms: visitor(async ({ body, ...caller }) => {
      await limits.guess(caller, body.mobile);
      const right = await tryCode(platform.db, body.mobile, body.code);
      if (!right) noteRefusal(caller.request, 'OTP_WRONG');
      return { verify_status: right, text: right ? CODE_RIGHT : CODE_WRONG };
    }),
    autoRegister: visitor(async ({ body, ...caller }) => {
      await limits.guess(caller, body.mobile);
      return registerLearner(platform, body, device(caller));
    }),
    register: visitor(async ({ body, ...caller }) => {
      await limits.guess(caller, body.mobile);
      return registerWithPassword(platform, body, device(caller));
    }),
    login: visitor(async ({ body, ...caller }) => {
      await limits.guess(caller, body.user_name);
      return signIn(platform, body, device(caller));
    }),
    resetPassword: visitor(async ({ body, ...caller }) => {
      await limits.guess(caller, body.phone_number);
      return resetPassword(platform, body, device(caller));
    }),
    logout: learner(async ({ request }) => {
      const token = bearerOf(request.headers.authorization);
      if (token) await platform.sessions.close(token);
      return {};
    }),
    getProfile: learner(({ learner: { id } }) => profileOf(platform, id)),
  };
}
