import type { Slip } from '#contract/reading-evaluation.ts';
import levels from './slip-levels.json' with { type: 'json' };

/** Detection reliability of a slip in some sounds, as measured by `speech/training/measure-slips.ts`. */
export interface SlipLevel {
  slip: Slip;
  /** The reference sounds; for a slip of several, the last. */
  phones: readonly string[];
  /** Whether it is reported at all; unreliable slips are not. */
  told: boolean;
  /** Minimum log-likelihood ratio to report it. */
  level: number;
  /** Constructed test cases, and the share of them detected. */
  made: number;
  caught: number;
  /** Test cases marked right by experts, and the share falsely detected. */
  right: number;
  false: number;
  /** Test cases marked wrong by experts, whatever was said, and the share detected. */
  wrong: number;
  wrongCaught: number;
  /** AUC of constructed against right cases: 0.5 is chance. */
  separation: number;
}

// JSON strings have no narrower type; a test checks the file against this one.
export const SLIP_LEVELS = levels as readonly SlipLevel[];

const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  SLIP_LEVELS.filter(({ told }) => told).flatMap(({ slip, phones, level }) =>
    phones.map((phone) => [`${slip} ${phone}`, level] as const),
  ),
);

/** Minimum ratio to report a slip of a sound; null if it is never reported. */
export const slipLevel = (slip: Slip, phone: string): number | null =>
  LEVEL_OF.get(`${slip} ${phone}`) ?? null;
