import { pooledTallies } from '../reading-report/sound-tally.ts';
import { soundsOfWord } from '../reading-report/sounds-of-word.ts';
import { type SoundToWorkOn, soundsToWorkOn } from '../reading-report/sounds-to-work-on.ts';

/** A word of a talk as it was heard: lower case, score 0–100. */
export interface HeardWord {
  text: string;
  score: number;
}

/**
 * Sounds that occur in a talk's unclear words more than in its clear ones. A talk is scored by words, so each sound
 * counts with the score of its word; only a sound of several words is named.
 * @param phonesOf ARPAbet of a word, with or without stress digits; empty if unknown
 */
export function unclearSounds(
  words: readonly HeardWord[],
  phonesOf: (word: string) => readonly string[],
): SoundToWorkOn[] {
  const tallies = words.flatMap(({ text, score }) => {
    const phones = phonesOf(text).map((phone) => ({ phone: phone.replace(/\d$/, ''), score }));
    return soundsOfWord(phones).map(({ sound }) => ({ sound, count: 1, mean: score }));
  });
  const overall = words.reduce((sum, { score }) => sum + score, 0) / Math.max(1, words.length);
  return soundsToWorkOn(pooledTallies(tallies).filter(({ mean }) => mean < overall));
}
