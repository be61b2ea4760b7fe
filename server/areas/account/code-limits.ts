import { PROOF_HEADER } from '#contract/proof.ts';
import type { Caller } from '#server/domain/credentials/account-limits.ts';
import { type CodePlace, STRANGERS } from '#server/domain/credentials/one-time-code.ts';
import { spendSms } from '#server/domain/credentials/sms-budget.ts';
import { lazyStaffKey } from '#server/engines/second-factor/lazy-staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { byNetwork, hourly } from '#server/http/hourly-limits.ts';
import type { Lane } from '#server/http/lanes.ts';
import { countOf, countUse, type OwnLimit, useUp as spend } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';
import { newChallenge, PROOF_LIFE_SECONDS, rightProof } from './code-proof.ts';
import { loadsOf, proofDemand } from './proof-demand.ts';

/** Independent of whether the number is registered, or anything was sent. */
const CODE_JUST_SENT =
  'Số này vừa được gửi một mã. Bạn nhập mã đó, hoặc đợi hết 2 phút rồi yêu cầu mã mới nhé.';
/** For a version of the app that makes no proofs. */
const RELOAD_FOR_PROOF =
  'Đang có rất nhiều yêu cầu gửi mã. Bạn tải lại trang để có bản Luyện mới nhất, rồi thử lại giúp mình nhé.';
const RELOAD_SECONDS = 600;

/** Digits that a block of a thousand numbers has in common: whoever sells messages sends them to whole blocks. */
const BLOCK_DIGITS = 7;
/** How much easier a proof may be than what is asked for by now: others have asked while it was made. */
const SLACK_BITS = 1;

export interface CodeRequest {
  caller: Caller;
  place: CodePlace;
  /** What the caller's cookie says. */
  device: string;
  /** Whether whoever is signed in asks for a code to their own number. */
  isOwn: boolean;
  /** Whether a message will be sent. Nothing that the caller is told depends on it. */
  isSent: boolean;
}

const laneOf = ({ isOwn, place }: CodeRequest): Lane => {
  if (isOwn) return 'signed-in';
  return place.lane === STRANGERS ? 'strangers' : 'known-device';
};

/** Counts a request for a code, or refuses it (docs/decisions/100-lanes-for-what-the-site-shares.md). */
export function codeLimits(platform: Pick<Platform, 'db' | 'config' | 'log'>) {
  const { db, config } = platform;
  const staffKey = lazyStaffKey(config);

  /** Asks for a proof unless the request brings one that is right, hard enough and new. */
  async function demandProof({ caller, place }: CodeRequest, corner: readonly OwnLimit[]): Promise<void> {
    const bits = await proofDemand(platform, corner);
    if (bits === 0) return;
    const key = staffKey();
    const header = caller.request.headers[PROOF_HEADER];
    if (typeof header !== 'string') throw new ApiFailure('OTP_LIMIT', RELOAD_FOR_PROOF, RELOAD_SECONDS);
    const proof = rightProof(key, place, header);
    if (proof && proof.challenge.bits >= bits - SLACK_BITS) {
      const once: OwnLimit = {
        name: 'otp/proof',
        subject: { proof: proof.challenge.nonce },
        max: 1,
        windowSeconds: PROOF_LIFE_SECONDS,
      };
      if (!(await countUse(db, once)).isOver) return;
    }
    throw new ApiFailure('PROOF_REQUIRED', undefined, null, newChallenge(key, place, bits));
  }

  return async (request: CodeRequest): Promise<void> => {
    const { caller, place, device } = request;
    const lane = laneOf(request);
    const codePlace = { kind: String(place.kind), phone: place.phone, lane: place.lane };
    const windowSeconds = config.OTP_PAUSE_SECONDS;
    const pause: OwnLimit | null =
      windowSeconds > 0 ? { name: 'otp/pause', subject: codePlace, max: 1, windowSeconds } : null;
    const refuseIf = ({ isOver, wait }: { isOver: boolean; wait: number }): void => {
      if (isOver) throw new ApiFailure('OTP_LIMIT', CODE_JUST_SENT, wait);
    };
    // Others on the same network, or with a number like it, take nothing from those whom the site knows.
    const corner =
      lane === 'strangers'
        ? [
            ...byNetwork('otp', caller.request.ip, config.OTP_PER_NETWORK_HOUR),
            hourly(
              'otp/numbers',
              { numbers: place.phone.slice(0, BLOCK_DIGITS) },
              config.OTP_PER_NETWORK_HOUR,
            ),
          ]
        : [];
    if (lane === 'strangers') {
      // Looked at before a proof is made for nothing; counted after it.
      if (pause) refuseIf(await countOf(db, pause));
      await demandProof(request, corner);
    }
    // First and separately: a premature request does not use up the other limits.
    if (pause) refuseIf(await countUse(db, pause));
    const own = [
      hourly('otp/phone', codePlace, config.OTP_PER_PHONE_HOUR),
      hourly('otp/device', { device }, config.OTP_PER_DEVICE_HOUR),
    ];
    await spend(db, [...own, ...corner], 'OTP_LIMIT');
    if (lane === 'strangers') for (const load of loadsOf(config)) await countUse(db, load);
    await spendSms(platform, lane, request.isSent);
  };
}
