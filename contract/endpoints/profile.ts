import { z } from 'zod/mini';
import { otpCode, passwordHash } from '../account.ts';
import { AVATAR_MAX_BYTES } from '../avatar.ts';
import { EMAIL_PATTERN, PROFILE_TEXT_MAX, profileSchema, TARGET_BAND } from '../profile.ts';
import { action, wholeFile } from '../protocol/endpoint.ts';
import { timeZoneSchema } from '../time-zone.ts';

export const updateAvatar = wholeFile({
  summary:
    "Sets the learner's picture (body: the bytes of a JPEG, PNG or WebP of at most 5 MB); with `remove=yes` and no body, restores the default one. An empty body without `remove` is rejected, because it is a file that could not be read",
  path: '/update-avatar',
  query: z.object({ remove: z.optional(z.literal('yes')) }),
  maxBytes: AVATAR_MAX_BYTES,
  tooLarge: 'AVATAR_TOO_LARGE',
  response: profileSchema,
  errors: [
    'AVATAR_EMPTY',
    'AVATAR_TOO_LARGE',
    'AVATAR_NOT_IMAGE',
    'AVATAR_BROKEN',
    'AVATAR_TOO_MANY_PIXELS',
    'AVATAR_TOO_SMALL',
    'AVATAR_ANIMATED',
  ],
});

/** One line in composed form (NFC), trimmed, without control characters. */
const line = () =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(PROFILE_TEXT_MAX), z.regex(/^[^\p{Cc}]*$/u));

const areaCode = z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z-]{1,20}$/));

/** Province and ward by their official codes; districts were abolished on 1 July 2025. */
const address = z.object({ province: areaCode, ward: areaCode, line: line() });

/** Limits of the daily study target, minutes. */
const DAILY_MINUTES = { min: 5, max: 600 } as const;

export const update = action({
  summary:
    'Changes name, e-mail, address, birthday and target; omitted fields are unchanged, null removes a value',
  method: 'POST',
  path: '/profile',
  who: 'learner',
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
      /** Not in the past, by the date in Vietnam. */
      exam_date: z.optional(z.nullable(z.iso.date())),
      daily_minutes: z.optional(
        z.nullable(z.number().check(z.int(), z.minimum(DAILY_MINUTES.min), z.maximum(DAILY_MINUTES.max))),
      ),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'nothing to change')),
  response: profileSchema,
});

export const setTimeZone = action({
  summary: 'Counts the days of the learner by the calendar of another zone from now on',
  method: 'PUT',
  path: '/profile/time-zone',
  who: 'learner',
  body: z.object({ time_zone: timeZoneSchema }),
  response: z.object({
    time_zone: z.string(),
    /** ISO dates that the change skips and the learner has not studied on yet; they break no streak. */
    skipped: z.array(z.string()),
  }),
});

export const changePassword = action({
  summary:
    'Sets a new password and revokes every other token. Requires the old password or, if there is none or it is forgotten, a fresh one-time code',
  method: 'POST',
  path: '/change-password',
  who: 'learner',
  body: z.object({
    old_password: z.optional(passwordHash),
    code: z.optional(otpCode),
    new_password: passwordHash,
    re_new_password: passwordHash,
  }),
  response: z.object({}),
  errors: ['WRONG_CREDENTIALS', 'OTP_WRONG', 'PASSWORD_COMMON'],
});
