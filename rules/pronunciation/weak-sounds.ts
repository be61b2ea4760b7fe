import { soundLevel } from '../reading-report/sound-level.ts';

/** How often a sound must have been scored before it counts as weak: one word says little. */
const ENOUGH = 3;

interface TrainedSound {
  id: string;
  /** ARPAbet phones that the engine hears for it. */
  phones: readonly string[];
}

/** Ids of the sounds that were said weakly, by the level that the chart shows; from scores of single phones, 0–100. */
export function weakSounds(
  sounds: readonly TrainedSound[],
  said: readonly { phone: string; score: number }[],
): string[] {
  return sounds
    .filter(({ phones }) => {
      const scores = said.filter(({ phone }) => phones.includes(phone)).map(({ score }) => score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      return scores.length >= ENOUGH && soundLevel(mean) === 'weak';
    })
    .map(({ id }) => id);
}
