import { type DrillId, drillOf } from '../sound-drills/sound-drills.ts';
import { CLEAR_ABOVE } from './sound-level.ts';
import { pooledTallies, type SoundTally } from './sound-tally.ts';
import { CLUSTER_END, CLUSTER_LR, CLUSTER_S, isFinalSound, type Sound } from './sounds-of-word.ts';

export interface SoundToWorkOn extends SoundTally {
  drill: DrillId;
}

/** Most sounds offered at once. */
const MOST = 3;
/** Said less often than this, a low score may be the engine's mistake rather than the learner's. */
const LEAST_EVIDENCE = 3;
/** A mean counts as if the sound had also been said this often at the border of what is clear. */
const DOUBT = 2;

/**
 * How much a weak sound hinders being understood, for speakers of Vietnamese: their language has no released final
 * consonants and no clusters, nor the sounds of the first line. Everything else counts 1.
 */
const WEIGHTS: Readonly<Record<Sound, number>> = {
  ...Object.fromEntries('TH DH SH ZH CH JH IY IH AE EH R L'.split(' ').map((sound) => [sound, 1.5])),
  ...Object.fromEntries('UW UH AA AO OW ER V W P B Z'.split(' ').map((sound) => [sound, 1.3])),
  [CLUSTER_S]: 1.6,
  [CLUSTER_LR]: 1.6,
  [CLUSTER_END]: 1.6,
  // Mostly the unstressed vowel, which the engine does not tell from the stressed one.
  AH: 0.6,
};
const FINAL_WEIGHT = 1.6;

const weightOf = (sound: Sound): number => (isFinalSound(sound) ? FINAL_WEIGHT : (WEIGHTS[sound] ?? 1));

/** What would be won by training it: how far it is from clear, less the doubt of few observations, by its weight. */
const gain = ({ sound, count, mean }: SoundTally): number =>
  (weightOf(sound) * count * (CLEAR_ABOVE - mean)) / (count + DOUBT);

const isEnough = ({ count }: SoundTally): boolean => count >= LEAST_EVIDENCE;

/** Whether any sound was said often enough to speak of it. */
export const hasEvidence = (tallies: readonly SoundTally[]): boolean => pooledTallies(tallies).some(isEnough);

/**
 * The sounds that are most worth a drill, the most rewarding first; never from a single phone. Two sounds of one drill
 * take one place.
 * @param tallies of this reading and of recent ones
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
    .slice(0, MOST);
}
