import { type ScoredPhone, type Sound, soundsOfWord } from './sounds-of-word.ts';

/** Tally of one sound: how often it was spoken, and its mean score, 0–100. */
export interface SoundTally {
  sound: Sound;
  count: number;
  mean: number;
}

/** Merges the tallies of several readings. */
export function pooledTallies(tallies: readonly SoundTally[]): SoundTally[] {
  return [...Map.groupBy(tallies, ({ sound }) => sound)].map(([sound, own]) => {
    const count = own.reduce((sum, tally) => sum + tally.count, 0);
    return { sound, count, mean: own.reduce((sum, tally) => sum + tally.count * tally.mean, 0) / count };
  });
}

/** The tallies of a reading's words. */
export const tallySounds = (words: readonly { phones: readonly ScoredPhone[] }[]): SoundTally[] =>
  pooledTallies(
    words
      .flatMap(({ phones }) => soundsOfWord(phones))
      .map(({ sound, score }) => ({ sound, count: 1, mean: score })),
  );
