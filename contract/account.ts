import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { sha256Text, TEXT_MAX, text } from './protocol/text.ts';

/** Vietnamese mobile, normalised: 0, then 3, 5, 7, 8 or 9, then 8 digits. */
export const phoneSchema = z.string().check(z.maxLength(10), z.regex(/^0[35789]\d{8}$/));
export const otpCode = z.string().check(z.maxLength(6), z.regex(/^\d{6}$/));
/** SHA-256 of the password, lower-case hexadecimal. */
export const passwordHash = sha256Text;

/** What a code is for. It is of no use for anything else. */
export const OTP_TYPE = { registration: 0, forgottenPassword: 1, deletion: 2 } as const;
export type OtpKind = (typeof OTP_TYPE)[keyof typeof OTP_TYPE];
export const OTP_RESEND_SECONDS = 120;
export const OTP_LENGTH = 6;

const token = z.object({ access_token: z.string(), learner_id: z.uuid() });

export const checkAccount = endpoint({
  summary: 'Says whether a phone number has an account',
  method: 'POST',
  path: '/check-account',
  access: 'public',
  body: z.object({ phone: phoneSchema }),
  response: z.object({ isExist: z.boolean(), register_from_source: z.nullable(z.string()) }),
  errors: [],
});

export const sendOtp = endpoint({
  summary:
    'Sends a one-time code by SMS, to one number for one use at most every two minutes. A code for deletion goes to the ' +
    'own number of whoever is signed in',
  method: 'POST',
  path: '/v2.2/send-otp',
  access: 'visitor',
  body: z.object({
    phone: phoneSchema,
    type: z.literal(Object.values(OTP_TYPE)),
    agent_type: z.literal('web'),
  }),
  response: z.object({ resend_after_seconds: z.number() }),
  errors: ['OTP_LIMIT', 'NOT_SIGNED_IN'],
});

export const verifyOtpSms = endpoint({
  summary:
    'Checks a one-time code without using it up: of an unknown number that for registering, of a known one that for a ' +
    'forgotten password',
  method: 'POST',
  path: '/verify-otp-sms',
  access: 'public',
  body: z.object({ mobile: phoneSchema, code: otpCode }),
  response: z.object({ verify_status: z.boolean(), text: z.string() }),
  errors: [],
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

export const autoRegister = endpoint({
  summary: 'Registers a phone number with its verified code and signs in',
  method: 'POST',
  path: '/auto-register',
  access: 'public',
  body: registration,
  response: token,
  errors: ['OTP_WRONG', 'PHONE_REGISTERED'],
});

export const register = endpoint({
  summary: 'Registers a phone number with its verified code and a password, and signs in',
  method: 'POST',
  path: '/register',
  access: 'public',
  body: z.extend(registration, { password: passwordHash, re_password: passwordHash }),
  response: token,
  errors: ['OTP_WRONG', 'PHONE_REGISTERED', 'PASSWORD_COMMON'],
});

export const login = endpoint({
  summary: 'Signs in with phone number and password hash',
  method: 'POST',
  path: '/login',
  access: 'public',
  body: z.object({ user_name: phoneSchema, password: passwordHash }),
  response: token,
  errors: ['WRONG_CREDENTIALS'],
});

export const resetPassword = endpoint({
  summary: 'Sets a new password after a verified code, and signs in',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  body: z.object({
    phone_number: phoneSchema,
    code: otpCode,
    new_password: passwordHash,
    re_new_password: passwordHash,
  }),
  response: token,
  errors: ['OTP_WRONG', 'PASSWORD_COMMON'],
});

export const logout = endpoint({
  summary: 'Ends the token that the call carries',
  method: 'POST',
  path: '/logout',
  access: 'learner',
  response: z.object({}),
  errors: ['NOT_SIGNED_IN'],
});
