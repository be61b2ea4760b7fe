/** Levels are root mean squares of the sound, in decibels below full scale: 0 is the loudest, -60 a quiet room. */

/**
 * `unsteady`: somebody spoke or something banged, so that it was no silence. `no-sound`: the microphone gave nothing at
 * all, so nothing can be said of the room.
 */
export type NoiseVerdict = 'quiet' | 'audible' | 'loud' | 'unsteady' | 'no-sound';

export interface BackgroundNoise {
  verdict: NoiseVerdict;
  /** How far the voice is above the noise, whole decibels; null if no voice was heard before, or no room. */
  gap: number | null;
}

/** A microphone that is switched off gives zeros, or nearly. */
const NOTHING = -100;
/** A silence whose louder moments are this far above its usual level is none. */
const UNSTEADY = 18;
/** The voice stands this clearly above the noise: every word is understood; or most are. */
const CLEAR_GAP = 20;
const USABLE_GAP = 12;
/** Without a voice to compare with: levels of a quiet room, and of one in which a voice is still understood. */
const QUIET_LEVEL = -50;
const USABLE_LEVEL = -40;

/** The level of some samples, each -1 to 1. */
export function levelOf(samples: ArrayLike<number>): number {
  let power = 0;
  for (let at = 0; at < samples.length; at += 1) power += (samples[at] ?? 0) ** 2;
  return power === 0 ? -120 : Math.max(-120, 10 * Math.log10(power / samples.length));
}

/** The level below which this share of the levels is. */
function quantile(levels: readonly number[], share: number): number {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NEGATIVE_INFINITY;
}

/**
 * What a short silence says of the room. What counts is how far the voice is above it: microphones differ, and phones
 * turn them up in a silence, so the level alone says little.
 * @param silence levels while nobody spoke, at even intervals
 * @param voice levels while the learner spoke with the same microphone; empty if that is not known
 */
export function backgroundNoise(silence: readonly number[], voice: readonly number[]): BackgroundNoise {
  const noise = quantile(silence, 0.5);
  if (quantile(silence, 0.9) <= NOTHING) return { verdict: 'no-sound', gap: null };
  if (quantile(silence, 0.9) - noise > UNSTEADY) return { verdict: 'unsteady', gap: null };
  if (voice.length === 0) {
    const verdict = noise <= QUIET_LEVEL ? 'quiet' : noise <= USABLE_LEVEL ? 'audible' : 'loud';
    return { verdict, gap: null };
  }
  // The pauses of a voice are no voice.
  const gap = Math.round(quantile(voice, 0.8) - noise);
  return { verdict: gap >= CLEAR_GAP ? 'quiet' : gap >= USABLE_GAP ? 'audible' : 'loud', gap };
}
