import { z } from 'zod/mini';
import { OTP_TYPE, otpCode, passwordHash, phoneSchema } from '../account.ts';
import { profileSchema } from '../profile.ts';
import { action, read } from '../protocol/endpoint.ts';
import { TEXT_MAX, text } from '../protocol/text.ts';

const token = z.object({ access_token: z.string(), learner_id: z.uuid() });

export const checkAccount = action({
  summary: 'Whether a phone number has an account',
  method: 'POST',
  path: '/check-account',
  who: 'anyone',
  body: z.object({ phone: phoneSchema }),
  response: z.object({
    isExist: z.boolean(),
    register_from_source: z.nullable(z.string()),
    /** False where only a code leads in; true for a number without an account. */
    has_password: z._default(z.boolean(), true),
  }),
});

/** May be asked for a proof of work first: see `contract/proof.ts`. */
export const sendOtp = action({
  summary:
    'Sends a one-time code by SMS, at most every two minutes per number and purpose. A code for deletion goes to the number of the signed-in learner',
  method: 'POST',
  path: '/v2.2/send-otp',
  who: 'maybe-learner',
  body: z.object({
    phone: phoneSchema,
    type: z.literal(Object.values(OTP_TYPE)),
    agent_type: z.literal('web'),
  }),
  response: z.object({ resend_after_seconds: z.number() }),
  errors: ['OTP_LIMIT', 'PROOF_REQUIRED'],
});

export const verifyOtpSms = action({
  summary:
    'Checks a one-time code without consuming it: the code for registration if the number is unknown, the code for a forgotten password if it is known',
  method: 'POST',
  path: '/verify-otp-sms',
  who: 'anyone',
  body: z.object({ mobile: phoneSchema, code: otpCode }),
  response: z.object({ verify_status: z.boolean(), text: z.string() }),
});

const registration = z.object({
  code: otpCode,
  mobile: phoneSchema,
  information: z.object({
    full_name: text(TEXT_MAX.line),
    phone: phoneSchema,
    source: text(TEXT_MAX.id),
    book: z.nullable(text(TEXT_MAX.id)),
    history_description: z.nullable(text(TEXT_MAX.note)),
    referer: z.nullable(text(TEXT_MAX.note)),
  }),
});

export const autoRegister = action({
  summary: 'Registers a phone number with its verified code and signs in',
  method: 'POST',
  path: '/auto-register',
  who: 'anyone',
  body: registration,
  response: token,
  errors: ['OTP_WRONG', 'PHONE_REGISTERED'],
});

export const register = action({
  summary: 'Registers a phone number with its verified code and a password, and signs in',
  method: 'POST',
  path: '/register',
  who: 'anyone',
  body: z.extend(registration, { password: passwordHash, re_password: passwordHash }),
  response: token,
  errors: ['OTP_WRONG', 'PHONE_REGISTERED', 'PASSWORD_COMMON'],
});

export const login = action({
  summary: 'Signs in with phone number and password hash',
  method: 'POST',
  path: '/login',
  who: 'anyone',
  body: z.object({ user_name: phoneSchema, password: passwordHash }),
  response: token,
  errors: ['WRONG_CREDENTIALS'],
});

export const loginByCode = action({
  summary: 'Signs in with a phone number and its verified code for signing in; the password, if any, stays',
  method: 'POST',
  path: '/login-by-code',
  who: 'anyone',
  body: z.object({ mobile: phoneSchema, code: otpCode }),
  response: token,
  errors: ['OTP_WRONG'],
});

export const resetPassword = action({
  summary: 'Sets a new password with a verified code, and signs in',
  method: 'POST',
  path: '/reset-password',
  who: 'anyone',
  body: z.object({
    phone_number: phoneSchema,
    code: otpCode,
    new_password: passwordHash,
    re_new_password: passwordHash,
  }),
  response: token,
  errors: ['OTP_WRONG', 'PASSWORD_COMMON'],
});

export const logout = action({
  summary: 'Revokes the token of the request',
  method: 'POST',
  path: '/logout',
  who: 'learner',
  response: z.object({}),
});

export const getProfile = read({
  summary: 'The signed-in learner',
  path: '/profile',
  who: 'learner',
  response: profileSchema,
});
