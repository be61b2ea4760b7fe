import { z } from 'zod/mini';
import { otpCode, passwordHash } from './account.ts';
import { endpoint } from './endpoint.ts';

/** Most characters of a name, an e-mail address or an address line (specification, point 5). */
export const PROFILE_TEXT_MAX = 200;
/** Non-space text, @, non-space text, dot, non-space text (specification, point 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One line in composed form (NFC), trimmed, without control characters. */
const line = () =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(PROFILE_TEXT_MAX), z.regex(/^[^\p{Cc}]*$/u));
const areaCode = z.string().check(z.regex(/^[0-9A-Za-z-]{1,20}$/));

/** Province and ward by their official codes; there is no district since 1 July 2025. */
const address = z.object({ province: areaCode, ward: areaCode, line: line() });

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  phone_number: z.string(),
  email: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_default_avatar: z.boolean(),
  address: z.nullable(z.object({ province: z.string(), ward: z.string(), line: z.string() })),
  /** ISO date. */
  birthday: z.nullable(z.string()),
  /** Whether there is a password to sign in with; one who registered by code has none yet. */
  has_password: z.boolean(),
});

export const getProfile = endpoint({
  summary: 'The signed-in learner',
  method: 'GET',
  path: '/profile',
  access: 'learner',
  response: profileSchema,
  errors: ['NOT_SIGNED_IN'],
});

export const updateProfile = endpoint({
  summary: 'Changes name, e-mail, address and birthday; what is left out stays, null removes it',
  method: 'POST',
  path: '/profile',
  access: 'learner',
  body: z.object({
    full_name: line().check(z.minLength(1)),
    email: z.optional(z.nullable(line().check(z.regex(EMAIL_PATTERN)))),
    address: z.optional(z.nullable(address)),
    birthday: z.optional(z.nullable(z.iso.date())),
  }),
  response: profileSchema,
  errors: ['NOT_SIGNED_IN'],
});

export const changePassword = endpoint({
  summary:
    'Sets a new password and ends every other token. Needs the old one, or a fresh one-time code: without a password, ' +
    'or with a forgotten one, the code is the only way',
  method: 'POST',
  path: '/change-password',
  access: 'learner',
  body: z.object({
    old_password: z.optional(passwordHash),
    code: z.optional(otpCode),
    new_password: passwordHash,
    re_new_password: passwordHash,
  }),
  response: z.object({}),
  errors: ['NOT_SIGNED_IN', 'WRONG_CREDENTIALS', 'OTP_WRONG'],
});

const certificate = z.object({
  course_id: z.string(),
  course_name: z.string(),
  level: z.number(),
  lesson_count: z.number(),
  /** ISO date in Vietnam: the day the last section was completed. */
  completed_on: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

export const listCertificates = endpoint({
  summary: 'Courses of which the learner has completed every lesson',
  method: 'GET',
  path: '/certificates',
  access: 'learner',
  response: z.object({ certificates: z.array(certificate) }),
  errors: ['NOT_SIGNED_IN'],
});

const notification = z.object({
  /** Of the event it tells of. */
  id: z.string(),
  kind: z.literal('graded'),
  /** Title of the practice. */
  title: z.string(),
  /** Page of the app that shows it. */
  link: z.string(),
  /** When the graded work was handed in, milliseconds since 1970. */
  at: z.number(),
});

export const listNotifications = endpoint({
  summary: 'What happened for the learner: work of the last 30 days whose grading has finished, newest first',
  method: 'GET',
  path: '/notify',
  access: 'learner',
  response: z.object({ notifications: z.array(notification) }),
  errors: ['NOT_SIGNED_IN'],
});
