import { z } from 'zod/mini';
import { otpCode, passwordHash } from './account.ts';
import { endpoint } from './protocol/endpoint.ts';
import { TEXT_MAX } from './protocol/text.ts';

/** Most characters of a name, an e-mail address or an address line (docs/product.md, point 5). */
export const PROFILE_TEXT_MAX = TEXT_MAX.line;
/** Non-space text, @, non-space text, dot, non-space text (docs/product.md, point 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** One line in composed form (NFC), trimmed, without control characters. */
const line = () =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(PROFILE_TEXT_MAX), z.regex(/^[^\p{Cc}]*$/u));
const areaCode = z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z-]{1,20}$/));

/** Province and ward by their official codes; there is no district since 1 July 2025. */
const address = z.object({ province: areaCode, ward: areaCode, line: line() });

/** The bands that can be aimed at: from 4.0 to 9.0 in halves. */
export const TARGET_BAND = { least: 4, most: 9, step: 0.5 } as const;
/** Minutes of study a day that can be aimed at. */
const DAILY_MINUTES = { least: 5, most: 600 } as const;

/** What the learner aims at. */
const targetSchema = z.object({
  /** Overall band. */
  target_band: z.nullable(z.number()),
  /** ISO date. */
  exam_date: z.nullable(z.string()),
  /** Of study. */
  daily_minutes: z.nullable(z.number()),
});

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
  ...targetSchema.shape,
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
  summary: 'Changes name, e-mail, address, birthday and target; what is left out stays, null removes it',
  method: 'POST',
  path: '/profile',
  access: 'learner',
  body: z
    .object({
      full_name: z.optional(line().check(z.minLength(1))),
      email: z.optional(z.nullable(line().check(z.regex(EMAIL_PATTERN)))),
      address: z.optional(z.nullable(address)),
      birthday: z.optional(z.nullable(z.iso.date())),
      target_band: z.optional(
        z.nullable(
          z
            .number()
            .check(z.minimum(TARGET_BAND.least), z.maximum(TARGET_BAND.most), z.multipleOf(TARGET_BAND.step)),
        ),
      ),
      /** Not in the past, by Vietnam's day. */
      exam_date: z.optional(z.nullable(z.iso.date())),
      daily_minutes: z.optional(
        z.nullable(z.number().check(z.int(), z.minimum(DAILY_MINUTES.least), z.maximum(DAILY_MINUTES.most))),
      ),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'nothing to change')),
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
  errors: ['NOT_SIGNED_IN', 'WRONG_CREDENTIALS', 'OTP_WRONG', 'PASSWORD_COMMON'],
});
