import type { Slip } from '#contract/reading-evaluation.ts';
import levels from './slip-levels.json' with { type: 'json' };

/** How surely a slip is told in some sounds, as `speech/training/measure-slips.ts` measured and wrote it. */
export interface SlipLevel {
  slip: Slip;
  /** The sounds that were asked for; of several in one slip, the last. */
  phones: readonly string[];
  /** Whether it is told at all; what is missed too often or seen where it is not is left unsaid. */
  told: boolean;
  /** Log-likelihood ratio from which on it is told. */
  level: number;
  /** Test cases in which it was missing from what was read, and the share of them that is caught. */
  made: number;
  caught: number;
  /** Test cases that experts call right, and the share of them that is taken for the slip. */
  right: number;
  false: number;
  /** Test cases that experts call wrong, whatever was said, and the share of them that is caught. */
  wrong: number;
  wrongCaught: number;
  /** How often a case of the first kind is above one of the second: 0.5 is chance. */
  separation: number;
}

// A JSON file's strings have no narrower type of their own; a test holds the file to this one.
export const SLIP_LEVELS = levels as readonly SlipLevel[];

const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  SLIP_LEVELS.filter(({ told }) => told).flatMap(({ slip, phones, level }) =>
    phones.map((phone) => [`${slip} ${phone}`, level] as const),
  ),
);

/** The ratio from which on a slip of a sound is told; null where it is not. */
export const slipLevel = (slip: Slip, phone: string): number | null =>
  LEVEL_OF.get(`${slip} ${phone}`) ?? null;
