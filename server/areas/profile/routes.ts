import { OTP_TYPE } from '#contract/account.ts';
import { accountLimits } from '#server/domain/credentials/account-limits.ts';
import { entryOf } from '#server/domain/credentials/entry.ts';
import { profileOf, updateProfile } from '#server/domain/learner/profile.ts';
import { changeTimeZone } from '#server/domain/learner/time-zone.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import { hourly } from '#server/http/hourly-limits.ts';
import { bearerOf } from '#server/http/learner-sessions.ts';
import { useUp } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { changePassword, passwordRowOf } from './change-password.ts';

/** Decoding is expensive; nobody changes their picture more often. */
const AVATARS_PER_HOUR = 30;

/** Nobody travels further; it bounds the changes stored. */
const ZONE_CHANGES_PER_DAY = 10;

/** The learner's profile pages. */
export function handlers(platform: Platform): Handlers<'profile'> {
  const limits = accountLimits(platform);
  return {
    update: ({ body, learner: { id } }) => updateProfile(platform, id, body, new Date()),
    updateAvatar: async ({ query, bytes, learner: { id } }) => {
      const limit = hourly('avatar', { learner: id }, AVATARS_PER_HOUR);
      await useUp(platform.db, [limit], 'TOO_MANY_REQUESTS');
      await (query.remove ? removeAvatar(platform, id) : setAvatar(platform, id, bytes));
      return profileOf(platform, id);
    },
    setTimeZone: async ({ body, learner: { id } }) => {
      const limit = {
        name: 'time-zone',
        subject: { learner: id },
        max: ZONE_CHANGES_PER_DAY,
        windowSeconds: 86_400,
      };
      await useUp(platform.db, [limit], 'TOO_MANY_REQUESTS');
      return changeTimeZone(platform.db, id, body.time_zone, new Date());
    },
    changePassword: async ({ body, learner: { id }, ...caller }) => {
      const token = bearerOf(caller.request.headers.authorization);
      if (token === null) throw new ApiFailure('NOT_SIGNED_IN');
      const row = await passwordRowOf(platform, id);
      await (body.code === undefined
        ? limits.ownPassword(id)
        : limits.ownCode(id, OTP_TYPE.forgottenPassword));
      const entry = await entryOf(platform, caller, row.phone);
      await changePassword(platform, { learnerId: id, token, row, entry }, body);
      return {};
    },
  };
}
