import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OtpKind } from '#contract/account.ts';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { networkOf, wideNetworkOf } from '#server/caller/caller.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { countUse, type Limit, useUp as spend } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';
import { type CodePlace, STRANGERS } from './one-time-code.ts';
import { spendSms } from './sms-budget.ts';

export interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
}

const HOUR = 3_600;
/** Allowance of an IPv6 /48, in networks: it has 65,536 of them, and may belong to one customer. */
const NETWORKS_IN_WIDE = 4;

/** Independent of whether the number is registered, or anything was sent. */
const CODE_JUST_SENT =
  'Số này vừa được gửi một mã. Bạn nhập mã đó, hoặc đợi hết 2 phút rồi yêu cầu mã mới nhé.';

const hourly = (name: string, subject: string, max: number): Limit => ({
  name,
  subject,
  max,
  windowSeconds: HOUR,
});

/** The caller's network, and the /48 around it. */
function byNetwork(name: string, { request }: Caller, max: number): Limit[] {
  const wide = wideNetworkOf(request.ip);
  return [
    hourly(`${name}/network`, networkOf(request.ip), max),
    ...(wide === null ? [] : [hourly(`${name}/wide-network`, wide, max * NETWORKS_IN_WIDE)]),
  ];
}

/** Rate limits against harvesting numbers and guessing codes and passwords. */
export function accountLimits(platform: Pick<Platform, 'db' | 'config' | 'log'>) {
  const { db, config } = platform;

  /**
   * Tries from unknown devices are counted by number, by network, and by both: one network cannot use up a
   * number's tries. A device on which the learner has signed in has its own count.
   */
  const tries = (name: string, caller: Caller, phone: string, lane: string): Limit[] =>
    lane === STRANGERS
      ? [
          hourly(`${name}/phone`, phone, config.LOGIN_PER_PHONE_HOUR),
          hourly(
            `${name}/phone-network`,
            `${phone} ${networkOf(caller.request.ip)}`,
            config.LOGIN_PER_PHONE_NETWORK_HOUR,
          ),
          ...byNetwork(name, caller, config.LOGIN_PER_NETWORK_HOUR),
        ]
      : [hourly(`${name}/known-device`, `${phone} ${lane}`, config.LOGIN_PER_PHONE_NETWORK_HOUR)];

  const own = (name: string, learnerId: string) =>
    spend(
      db,
      [hourly(`${name}/learner`, learnerId, config.LOGIN_PER_PHONE_NETWORK_HOUR)],
      'TOO_MANY_REQUESTS',
    );

  return {
    checkAccount: (caller: Caller) =>
      spend(db, byNetwork('check', caller, config.CHECK_PER_NETWORK_HOUR), 'TOO_MANY_REQUESTS'),

    /** @param device what the caller's cookie says */
    async sendOtp(caller: Caller, { phone, kind, lane }: CodePlace, device: string): Promise<void> {
      const code: ErrorCode = 'OTP_LIMIT';
      const place = `${kind} ${phone} ${lane}`;
      const windowSeconds = config.OTP_PAUSE_SECONDS;
      // First and separately: a premature request does not use up the other limits.
      if (windowSeconds > 0) {
        const pause = { name: 'otp/pause', subject: place, max: 1, windowSeconds };
        const { used, wait } = await countUse(db, pause);
        if (used > pause.max) throw new ApiFailure(code, CODE_JUST_SENT, wait);
      }
      await spend(
        db,
        [
          hourly('otp/phone', place, config.OTP_PER_PHONE_HOUR),
          hourly('otp/device', device, config.OTP_PER_DEVICE_HOUR),
          ...byNetwork('otp', caller, config.OTP_PER_NETWORK_HOUR),
        ],
        code,
      );
      await spendSms(platform);
    },

    password: (caller: Caller, phone: string, lane: string) =>
      spend(db, tries('password', caller, phone, lane), 'TOO_MANY_REQUESTS'),
    code: (caller: Caller, { phone, kind, lane }: CodePlace) =>
      spend(db, tries(`code-${kind}`, caller, phone, lane), 'TOO_MANY_REQUESTS'),
    /** For a learner who is signed in: other people's tries do not count. */
    ownPassword: (learnerId: string) => own('password', learnerId),
    ownCode: (learnerId: string, kind: OtpKind) => own(`code-${kind}`, learnerId),
  };
}
