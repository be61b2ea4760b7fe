import { OTP_TYPE } from '#contract/account.ts';
import { GUEST_TOKEN_HEADER } from '#contract/protocol/envelope.ts';
import { consentsOf, externalServices, recordConsent } from '#server/domain/consent/consents.ts';
import { accountLimits } from '#server/domain/credentials/account-limits.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import { hourly } from '../../http/hourly-limits.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { useUp } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';
import { deleteAccount } from './delete-account.ts';
import { devicesOf, endDevice } from './devices.ts';
import { exportData } from './export-data.ts';

/** A full export is expensive; nobody needs it more often. */
const EXPORTS_PER_HOUR = 20;

export function handlers(platform: Platform): Handlers<'privacy'> {
  const { db } = platform;
  const limits = accountLimits(platform);
  const services = externalServices(platform.config);
  return {
    devices: async ({ request, learner: { id } }) => ({
      devices: await devicesOf(platform, id, bearerOf(request.headers.authorization)),
    }),
    endDevice: async ({ params, learner: { id } }) => {
      await endDevice(platform, id, params.id);
      return {};
    },
    consents: async ({ learner: signedIn, guest, request }) => {
      const owner = signedIn ?? guest;
      if (owner) return { ...(await consentsOf(db, owner.id)), services };
      // A guest without a row has no consent decisions yet.
      if (request.headers[GUEST_TOKEN_HEADER] === undefined) throw new ApiFailure('NOT_SIGNED_IN');
      return { consents: [], history: [], services };
    },
    setConsent: ({ tx, body, taker }) => {
      // A guest's work stays on this server: an external service costs money, and consent needs an account.
      if (taker.isGuest && body.kind !== 'voice_ai') throw new ApiFailure('NOT_SIGNED_IN');
      return recordConsent(tx, taker.id, body);
    },
    exportData: async ({ learner: { id } }) => {
      const limit = hourly('export', { learner: id }, EXPORTS_PER_HOUR);
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      return exportData(platform, id, new Date());
    },
    deleteAccount: async ({ body, learner: { id } }) => {
      await limits.ownCode(id, OTP_TYPE.deletion);
      await deleteAccount(platform, id, body);
      return {};
    },
  };
}
