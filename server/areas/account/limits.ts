import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf, networkOf } from '../../http/caller.ts';
import { useUp } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform.ts';

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
}

const HOUR = 3_600;

/** How often what may be asked: numbers cannot be harvested, codes and passwords not be guessed. */
export function accountLimits({ db, config }: Pick<Platform, 'db' | 'config'>) {
  const network = ({ request }: Caller): string => networkOf(request.ip);
  const device = ({ request, reply }: Caller): string =>
    deviceOf(request, reply, config.PUBLIC_URL.startsWith('https:'));
  const limit = (name: string, subject: string, most: number) => ({
    name,
    subject,
    most,
    windowSeconds: HOUR,
  });

  return {
    checkAccount: (caller: Caller) =>
      useUp(
        db,
        [limit('check/network', network(caller), config.CHECK_PER_NETWORK_HOUR)],
        'TOO_MANY_REQUESTS',
      ),
    sendOtp: (caller: Caller, phone: string) =>
      useUp(
        db,
        [
          limit('otp/phone', phone, config.OTP_PER_PHONE_HOUR),
          limit('otp/device', device(caller), config.OTP_PER_DEVICE_HOUR),
          limit('otp/network', network(caller), config.OTP_PER_NETWORK_HOUR),
        ],
        'OTP_LIMIT',
      ),
    /** Codes and passwords share these: both are guesses at somebody's account. */
    guess: (caller: Caller, phone: string) =>
      useUp(
        db,
        [
          limit('guess/phone', phone, config.LOGIN_PER_PHONE_HOUR),
          limit('guess/network', network(caller), config.LOGIN_PER_NETWORK_HOUR),
        ],
        'TOO_MANY_REQUESTS',
      ),
  };
}
