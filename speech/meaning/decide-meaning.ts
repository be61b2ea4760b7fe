import type { WeighedMeaning } from './weigh-meaning.ts';

export type HeardMeaning =
  | { kind: 'heard'; meaning: string }
  /** What may have been meant, the likeliest first. */
  | { kind: 'unsure'; candidates: string[] }
  /** Something that is not expected. */
  | { kind: 'other' }
  | { kind: 'silence' };

/**
 * Limits learnt on one half of the turns of the scenes and measured on the other (bench/conversation.ts). All are
 * log-likelihood ratios; those of `gain` and `slot` are per frame.
 */
export interface MeaningLimits {
  /** Least gain to be heard, and to be asked about. */
  heard: number;
  unsure: number;
  /** Least gain of a slot; and one that is clear enough to ask about, whatever is missing around it. */
  slot: number;
  clearSlot: number;
  /** Least share of the sentence that was said, 0–1. */
  said: number;
  /** Least gain above that of the second meaning. */
  ahead: number;
  /** Most that a negation more or less may fit better. */
  turn: number;
}

const MEANING_LIMITS: MeaningLimits = {
  heard: -0.65,
  unsure: -0.85,
  slot: -1.4,
  clearSlot: 0.3,
  said: 0.6,
  ahead: 0.15,
  turn: 18,
};

/** More would be a quiz. */
const MOST_CANDIDATES = 3;

/** @param weighed every meaning of the turn */
export function decideMeaning(
  weighed: readonly WeighedMeaning[],
  limits: MeaningLimits = MEANING_LIMITS,
): HeardMeaning {
  const isWhole = ({ said }: WeighedMeaning) => said >= limits.said;
  const ranked = weighed
    .filter((one) => one.gain >= limits.unsure && (isWhole(one) || (one.slot ?? -1) >= limits.clearSlot))
    .toSorted((a, b) => b.gain - a.gain);
  const likely = ranked.filter(({ turn }) => turn <= limits.turn);
  const [best] = likely;
  if (best === undefined) return { kind: 'other' };
  const isAhead = ranked.every(({ id, gain }) => id === best.id || best.gain - gain >= limits.ahead);
  const hasSlots = best.slot === null || best.slot >= limits.slot;
  if (best.gain >= limits.heard && isAhead && isWhole(best) && hasSlots)
    return { kind: 'heard', meaning: best.id };
  return { kind: 'unsure', candidates: likely.slice(0, MOST_CANDIDATES).map(({ id }) => id) };
}
