import { networkOf } from '#server/caller/caller.ts';
import { useUp } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';

const HOUR = 3_600;

/**
 * Rate limits for advice requests: nobody floods the advisers, or has somebody else's number called
 * repeatedly.
 */
export function contactLimits({ db, config }: Pick<Platform, 'db' | 'config'>) {
  return {
    advice: (ip: string, phone: string) =>
      useUp(
        db,
        [
          {
            name: 'advice/phone',
            subject: phone,
            max: config.ADVICE_PER_PHONE_HOUR,
            windowSeconds: HOUR,
          },
          {
            name: 'advice/network',
            subject: networkOf(ip),
            max: config.ADVICE_PER_NETWORK_HOUR,
            windowSeconds: HOUR,
          },
        ],
        'TOO_MANY_REQUESTS',
      ),
  };
}
