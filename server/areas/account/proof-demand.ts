import { type Lane, USUAL_SHARES } from '#server/http/lanes.ts';
import { type Limit, mostOf, type OwnLimit, type SiteLimit, usesOf } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';

/** From this share of a limit on, strangers are asked for a proof of work. */
const ASK_FROM = 0.5;
/** Twice as much work each time that a limit is spent twice as often, up to this many times. */
const STEPS_MAX = 3;

type Config = Platform['config'];

/**
 * Requests of strangers for codes, whether anything was sent or not, so that the demand says nothing about a number.
 * They are never refused by these counts.
 */
export const loadsOf = ({ SMS_PER_HOUR, SMS_PER_DAY }: Config): SiteLimit[] => {
  const lane: Lane = 'strangers';
  const shared = { subject: 'site', lanes: USUAL_SHARES, lane } as const;
  return [
    { ...shared, name: 'otp/load-hour', max: SMS_PER_HOUR, windowSeconds: 3_600 },
    { ...shared, name: 'otp/load-day', max: SMS_PER_DAY, windowSeconds: 86_400 },
  ];
};

/** Zero bits that each puzzle has to have now; 0: no proof is asked for. */
function bitsFor(base: number, pressure: number): number {
  if (base === 0 || pressure < 1) return 0;
  return base + Math.min(STEPS_MAX, Math.floor(Math.log2(pressure)));
}

/** How hard a proof has to be, by what strangers have asked for on the whole site and from the caller's corner. */
export async function proofDemand(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  corner: readonly OwnLimit[],
): Promise<number> {
  if (config.PROOF_BITS === 0) return 0;
  const limits: readonly Limit[] = [...loadsOf(config), ...corner];
  const counted = await usesOf(db, limits);
  const pressures = counted.map(({ limit, used }) => used / Math.max(1, mostOf(limit) * ASK_FROM));
  return bitsFor(config.PROOF_BITS, Math.max(...pressures));
}
