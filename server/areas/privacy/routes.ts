import { OTP_TYPE } from '#contract/account.ts';
import { command, type Handlers, learner } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { useUp } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';
import { accountLimits } from '../account/limits.ts';
import { consentsOf, noteConsent, servicesOutside } from './consents.ts';
import { deleteAccount } from './delete-account.ts';
import { devicesOf, endDevice } from './devices.ts';
import { exportData } from './export-data.ts';

/** Reading everything is dear; nobody needs it more often. */
const EXPORTS_PER_HOUR = 20;

export function privacyHandlers(platform: Platform): Handlers<'privacy'> {
  const { db } = platform;
  const limits = accountLimits(platform);
  const services = servicesOutside(platform.config);
  return {
    devices: learner(async ({ request, learner: { id } }) => ({
      devices: await devicesOf(platform, id, bearerOf(request.headers.authorization)),
    })),
    endDevice: learner(async ({ params, learner: { id } }) => {
      await endDevice(platform, id, params.id);
      return {};
    }),
    consents: learner(async ({ learner: { id } }) => ({ ...(await consentsOf(db, id)), services })),
    setConsent: command(({ tx, body, learner: { id } }) => noteConsent(tx, id, body)),
    exportData: learner(async ({ learner: { id } }) => {
      const limit = { name: 'export', subject: id, most: EXPORTS_PER_HOUR, windowSeconds: 3_600 };
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      return exportData(platform, id, new Date());
    }),
    deleteAccount: learner(async ({ body, learner: { id } }) => {
      await limits.ownCode(id, OTP_TYPE.deletion);
      await deleteAccount(platform, id, body);
      return {};
    }),
  };
}
