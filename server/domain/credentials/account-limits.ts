import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OtpKind } from '#contract/account.ts';
import { networkOf } from '#server/caller/caller.ts';
import { byNetwork, hourly } from '#server/http/hourly-limits.ts';
import { type OwnLimit, useUp as spend } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';
import { type CodePlace, STRANGERS } from './one-time-code.ts';

export interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Rate limits against harvesting numbers and guessing codes and passwords. */
export function accountLimits({ db, config }: Pick<Platform, 'db' | 'config'>) {
  /**
   * Tries from unknown devices are counted by number, by network, and by both: one network cannot use up a
   * number's tries. A device on which the learner has signed in has its own count.
   */
  const tries = (name: string, caller: Caller, phone: string, lane: string): OwnLimit[] =>
    lane === STRANGERS
      ? [
          hourly(`${name}/phone`, { phone }, config.LOGIN_PER_PHONE_HOUR),
          hourly(
            `${name}/phone-network`,
            { phone, network: networkOf(caller.request.ip) },
            config.LOGIN_PER_PHONE_NETWORK_HOUR,
          ),
          ...byNetwork(name, caller.request.ip, config.LOGIN_PER_NETWORK_HOUR),
        ]
      : [hourly(`${name}/known-device`, { phone, lane }, config.LOGIN_PER_PHONE_NETWORK_HOUR)];

  const own = (name: string, learnerId: string) =>
    spend(
      db,
      [hourly(`${name}/learner`, { learner: learnerId }, config.LOGIN_PER_PHONE_NETWORK_HOUR)],
      'TOO_MANY_REQUESTS',
    );

  return {
    /** A known device is counted by itself: strangers on its network do not keep the owner from being recognised. */
    checkAccount: ({ request }: Caller, phone: string, lane: string) =>
      spend(
        db,
        lane === STRANGERS
          ? byNetwork('check', request.ip, config.CHECK_PER_NETWORK_HOUR)
          : [hourly('check/known-device', { phone, lane }, config.CHECK_PER_NETWORK_HOUR)],
        'TOO_MANY_REQUESTS',
      ),

    password: (caller: Caller, phone: string, lane: string) =>
      spend(db, tries('password', caller, phone, lane), 'TOO_MANY_REQUESTS'),
    code: (caller: Caller, { phone, kind, lane }: CodePlace) =>
      spend(db, tries(`code-${kind}`, caller, phone, lane), 'TOO_MANY_REQUESTS'),
    /** For a learner who is signed in: other people's tries do not count. */
    ownPassword: (learnerId: string) => own('password', learnerId),
    ownCode: (learnerId: string, kind: OtpKind) => own(`code-${kind}`, learnerId),
  };
}
