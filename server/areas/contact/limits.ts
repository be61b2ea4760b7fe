import { networkOf } from '#server/caller/caller.ts';
import { isOwnPhone } from '#server/domain/credentials/find-by-phone.ts';
import { hourly } from '../../http/hourly-limits.ts';
import { useUp as spend } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';

/**
 * Rate limits for advice requests: nobody floods the advisers, or has somebody else's number called
 * repeatedly. A learner who is signed in is counted by who they are: strangers use up neither their network nor,
 * by typing it, their own number.
 */
export function contactLimits({ db, config }: Pick<Platform, 'db' | 'config'>) {
  const { ADVICE_PER_PHONE_HOUR: perPhone, ADVICE_PER_NETWORK_HOUR: perNetwork } = config;
  return {
    async advice(ip: string, phone: string, learnerId: string | undefined): Promise<void> {
      const isOwn = learnerId !== undefined && (await isOwnPhone(db, learnerId, phone));
      const counted = [
        learnerId === undefined
          ? hourly('advice/network', { network: networkOf(ip) }, perNetwork)
          : hourly('advice/learner', { learner: learnerId }, perPhone),
        ...(isOwn ? [] : [hourly('advice/phone', { phone }, perPhone)]),
      ];
      await spend(db, counted, 'TOO_MANY_REQUESTS');
    },
  };
}
