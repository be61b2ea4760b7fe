import { OTP_RESEND_SECONDS } from '#contract/account.ts';
import { ACCOUNT_RULES } from '#src/messages/account.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import { requestAdvice } from '#src/shared/contact/request-advice.ts';
import type { Running } from '#src/ui/run-machine.ts';
import { autoRegister } from '../api/auto-register.ts';
import { checkAccount } from '../api/check-account.ts';
import { login } from '../api/login.ts';
import { loginByCode } from '../api/login-by-code.ts';
import { resetPassword } from '../api/reset-password.ts';
import { sendOtp } from '../api/send-otp.ts';
import { verifyOtp } from '../api/verify-otp.ts';
import type { AuthEffect, AuthEvent } from './auth-machine.ts';
import type { ProofNews } from './proof-worker.ts';
import workerPath from './proof-worker.ts?worker&url';

/**
 * Makes a proof in a worker, which is loaded for nothing else.
 * @param onPart how many puzzles are solved
 * @param signal ends the worker; the promise then stays open, since nobody waits for it
 */
function makeProof(
  challenge: string,
  onPart: (solved: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const worker = new Worker(trustedScript(workerPath), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ProofNews>) => {
      if ('solved' in data) onPart(data.solved);
      else resolve(data.proof);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

const toEvent = <T>(result: ApiResult<T>, event: (data: T) => AuthEvent): AuthEvent =>
  result.success ? event(result.data) : { type: 'failed', message: result.message };

const tokenReceived = (data: { access_token: string; learner_id: string }): AuthEvent => ({
  type: 'token-received',
  token: data.access_token,
  learnerId: data.learner_id,
});

/** A second code requested too early: the learner continues with the first. */
function otpEvent(result: ApiResult<unknown>, now: number): AuthEvent {
  if (result.success) return { type: 'otp-sent', now };
  const { code, retryAfter, message, challenge } = result;
  if (code === 'PROOF_REQUIRED' && challenge !== undefined)
    return { type: 'proof-required', challenge, message };
  if (code !== 'OTP_LIMIT' || retryAfter === null || retryAfter > OTP_RESEND_SECONDS)
    return { type: 'failed', message };
  return { type: 'otp-under-way', resendAt: now + retryAfter * 1000, message };
}

async function callFor(effect: AuthEffect, { report, signal }: Running<AuthEvent>): Promise<AuthEvent> {
  switch (effect.kind) {
    case 'check-account':
      return toEvent(await checkAccount(effect.phone), (data) => ({
        type: 'account-checked',
        exists: data.isExist,
        hasPassword: data.has_password,
      }));
    case 'send-otp':
      return otpEvent(await sendOtp(effect.phone, effect.purpose, effect.proof), Date.now());
    case 'make-proof': {
      const advanced = (solved: number) => report({ type: 'proof-advanced', solved });
      return { type: 'proof-made', proof: await makeProof(effect.challenge, advanced, signal) };
    }
    case 'verify-otp':
      return toEvent(await verifyOtp(effect.phone, effect.code), (data) => ({
        type: 'otp-verified',
        ok: data.verify_status,
        text: data.text,
      }));
    case 'register': {
      const registered = await autoRegister(effect.phone, effect.code);
      if (registered.success) void requestAdvice({ phone: effect.phone });
      return toEvent(registered, tokenReceived);
    }
    case 'login':
      return toEvent(await login(effect.phone, effect.password), tokenReceived);
    case 'login-by-code':
      return toEvent(await loginByCode(effect.phone, effect.code), tokenReceived);
    case 'reset-password':
      return toEvent(await resetPassword(effect.phone, effect.code, effect.password), tokenReceived);
  }
}

/** Makes the call of an effect. Never throws. */
export const performAuth = (effect: AuthEffect, running: Running<AuthEvent>): Promise<AuthEvent> =>
  callFor(effect, running).catch(() => ({ type: 'failed', message: ACCOUNT_RULES.failed }));
