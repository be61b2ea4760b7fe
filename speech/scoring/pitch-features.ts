import { log } from '../exact-math.ts';
import { deviation, mean, quantile, shareOf } from './statistics.ts';

/** A fall or rise over more than this, semitones in 20 ms, means another voice or an octave error. */
const LEAP = 3;

/** Pitch movement of a reading in semitones. Ten features. */
export function pitchFeatures(pitch: readonly number[]): number[] {
  const semitones = pitch.flatMap((hertz) => (hertz > 0 ? [(12 * log(hertz / 100)) / Math.LN2] : []));
  const steps = semitones.slice(1).map((tone, i) => tone - (semitones[i] ?? tone));
  const smooth = steps.filter((step) => Math.abs(step) < LEAP);
  const third = Math.max(1, Math.floor(semitones.length / 3));
  const [start, end] = [semitones.slice(0, third), semitones.slice(-third)];
  return [
    mean(semitones),
    deviation(semitones),
    quantile(semitones, 0.9) - quantile(semitones, 0.1),
    quantile(semitones, 0.75) - quantile(semitones, 0.25),
    mean(smooth.map(Math.abs)),
    deviation(smooth),
    mean(start) - mean(end),
    mean(semitones.slice(-5)) - mean(semitones),
    semitones.length,
    shareOf(pitch, (hertz) => hertz > 0),
  ];
}
