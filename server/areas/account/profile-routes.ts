import { ApiFailure } from '../../http/api-failure.ts';
import { type Handlers, learner } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import type { Platform } from '../../platform.ts';
import type { Catalogue } from '../course/catalogue.ts';
import { certificatesOf } from './certificates.ts';
import { changePassword, phoneOf } from './change-password.ts';
import { accountLimits } from './limits.ts';
import { notificationsOf } from './notifications.ts';
import { updateProfile } from './profile.ts';

/** The learner's own pages. */
export function profileHandlers(platform: Platform, catalogue: Catalogue): Handlers<'profile'> {
  const limits = accountLimits(platform);
  return {
    update: learner(({ body, learner: { id } }) => updateProfile(platform, id, body, new Date())),
    changePassword: learner(async ({ body, learner: { id }, ...caller }) => {
      const token = bearerOf(caller.request.headers.authorization);
      if (token === null) throw new ApiFailure('NOT_SIGNED_IN');
      const row = await phoneOf(platform, id);
      await limits.guess(caller, row.phone);
      await changePassword(platform, id, token, row, body);
      return {};
    }),
    certificates: learner(async ({ learner: { id } }) => ({
      certificates: await certificatesOf(platform, catalogue, id),
    })),
    notify: learner(async ({ learner: { id } }) => ({
      notifications: await notificationsOf(platform, id, Date.now()),
    })),
  };
}
