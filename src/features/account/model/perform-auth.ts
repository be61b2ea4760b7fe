import { OTP_RESEND_SECONDS } from '#contract/account.ts';
import { ACCOUNT_RULES } from '#src/messages/account.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { requestAdvice } from '#src/shared/contact/request-advice.ts';
import { autoRegister } from '../api/auto-register.ts';
import { checkAccount } from '../api/check-account.ts';
import { login } from '../api/login.ts';
import { resetPassword } from '../api/reset-password.ts';
import { sendOtp } from '../api/send-otp.ts';
import { verifyOtp } from '../api/verify-otp.ts';
import type { AuthEffect, AuthEvent } from './auth-machine.ts';

const answer = <T>(result: ApiResult<T>, event: (data: T) => AuthEvent): AuthEvent =>
  result.success ? event(result.data) : { type: 'failed', message: result.message };

const received = (data: { access_token: string; learner_id: string }): AuthEvent => ({
  type: 'token-received',
  token: data.access_token,
  learnerId: data.learner_id,
});

/** Who asks for a second code too early goes on with the first. */
function codeAsked(result: ApiResult<unknown>, now: number): AuthEvent {
  if (result.success) return { type: 'otp-sent', now };
  const { code, retryAfter, message } = result;
  if (code !== 'OTP_LIMIT' || retryAfter === null || retryAfter > OTP_RESEND_SECONDS)
    return { type: 'failed', message };
  return { type: 'otp-under-way', resendAt: now + retryAfter * 1000, message };
}

async function callFor(effect: AuthEffect): Promise<AuthEvent> {
  switch (effect.kind) {
    case 'check-account':
      return answer(await checkAccount(effect.phone), (data) => ({
        type: 'account-checked',
        exists: data.isExist,
      }));
    case 'send-otp':
      return codeAsked(await sendOtp(effect.phone, effect.purpose), Date.now());
    case 'verify-otp':
      return answer(await verifyOtp(effect.phone, effect.code), (data) => ({
        type: 'otp-verified',
        ok: data.verify_status,
        text: data.text,
      }));
    case 'register': {
      const registered = await autoRegister(effect.phone, effect.code);
      if (registered.success) void requestAdvice({ phone: effect.phone });
      return answer(registered, received);
    }
    case 'login':
      return answer(await login(effect.phone, effect.password), received);
    case 'reset-password':
      return answer(await resetPassword(effect.phone, effect.code, effect.password), received);
  }
}

/** Makes the call that an effect names. Never throws. */
export const performAuth = (effect: AuthEffect): Promise<AuthEvent> =>
  callFor(effect).catch(() => ({ type: 'failed', message: ACCOUNT_RULES.failed }));
