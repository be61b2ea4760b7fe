import { type DrillId, drillOf } from '../sound-drills/sound-drills.ts';
import { CLEAR_ABOVE } from './sound-level.ts';
import { pooledTallies, type SoundTally } from './sound-tally.ts';
import { CLUSTER_END, CLUSTER_LR, CLUSTER_S, isFinalSound, type Sound } from './sounds-of-word.ts';

export interface SoundToWorkOn extends SoundTally {
  drill: DrillId;
}

/** Maximum sounds offered. */
const MAX_SOUNDS = 3;
/** Minimum count: below it a low score may be the engine's mistake rather than the learner's. */
const MIN_COUNT = 3;
/** Prior: a mean counts as if the sound had also been spoken this often with a score at the threshold. */
const DOUBT = 2;

/**
 * How much a weak sound affects intelligibility, for speakers of Vietnamese: their language has no released final
 * consonants, no clusters, and none of the sounds of the first line. Everything else has weight 1.
 */
const WEIGHTS: Readonly<Record<Sound, number>> = {
  ...Object.fromEntries('TH DH SH ZH CH JH IY IH AE EH R L'.split(' ').map((sound) => [sound, 1.5])),
  ...Object.fromEntries('UW UH AA AO OW ER V W P B Z'.split(' ').map((sound) => [sound, 1.3])),
  [CLUSTER_S]: 1.6,
  [CLUSTER_LR]: 1.6,
  [CLUSTER_END]: 1.6,
  // Mostly the unstressed vowel, which the engine does not distinguish from the stressed one.
  AH: 0.6,
};
const FINAL_WEIGHT = 1.6;

const weightOf = (sound: Sound): number => (isFinalSound(sound) ? FINAL_WEIGHT : (WEIGHTS[sound] ?? 1));

/** Expected gain from training: distance from clear, shrunk for few observations, times its weight. */
const gain = ({ sound, count, mean }: SoundTally): number =>
  (weightOf(sound) * count * (CLEAR_ABOVE - mean)) / (count + DOUBT);

const isEnough = ({ count }: SoundTally): boolean => count >= MIN_COUNT;

/** Whether any sound was spoken often enough to judge it. */
export const hasEvidence = (tallies: readonly SoundTally[]): boolean => pooledTallies(tallies).some(isEnough);

/**
 * The sounds most worth drilling, largest expected gain first; never from a single phone. Two sounds of one drill
 * count once.
 * @param tallies of this reading and recent ones
 */
export function soundsToWorkOn(tallies: readonly SoundTally[]): SoundToWorkOn[] {
  const taken = new Set<DrillId>();
  return pooledTallies(tallies)
    .filter((tally) => isEnough(tally) && tally.mean <= CLEAR_ABOVE)
    .toSorted((a, b) => gain(b) - gain(a) || (a.sound < b.sound ? -1 : 1))
    .flatMap((tally) => {
      const drill = drillOf(tally.sound);
      if (drill === null || taken.has(drill)) return [];
      taken.add(drill);
      return [{ ...tally, drill }];
    })
    .slice(0, MAX_SOUNDS);
}
