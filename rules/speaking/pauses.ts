import type { Disfluency } from './disfluency.ts';
import { plainWord, type Stretch, type TranscriptWord } from './transcript-word.ts';

export interface Pause extends Stretch {
  /** Within a clause, that is, not at punctuation or a conjunction. */
  within: boolean;
}

/** Minimum length, seconds: shorter silences are part of sounds, such as the closure of a "p". */
const MIN_PAUSE = 0.25;

const CONJUNCTIONS = new Set(
  `and but or so because if when while although though which who where since until before after then that whereas unless
  for like however also actually well anyway`
    .split(/\s+/)
    .filter(Boolean),
);
/** Words after which a clause may begin: "and … I went home". */
const OPENERS = new Set(['and', 'but', 'or', 'so', 'because', 'if', 'when']);
const MARK = /[.,;:!?…\u2013\u2014\n]/;

/** @param marks of the words, from `markDisfluencies` */
export function describePauses(
  transcript: string,
  words: readonly TranscriptWord[],
  marks: readonly (Disfluency | null)[],
  pauses: readonly Stretch[],
): Pause[] {
  const spoken = words.flatMap((word, index) =>
    word.said && marks[index] !== 'filler' ? [{ word, said: word.said }] : [],
  );
  return pauses
    .filter(({ start, end }) => end - start >= MIN_PAUSE)
    .map(({ start, end }) => {
      const middle = (start + end) / 2;
      const at = spoken.findIndex(({ said }) => said.start >= middle);
      const [before, after] = [spoken[at - 1], spoken[at]];
      if (!before || !after) return { start, end, within: false };
      const between = transcript.slice(before.word.to, after.word.from);
      const isBoundary =
        MARK.test(between) || CONJUNCTIONS.has(plainWord(after.word)) || OPENERS.has(plainWord(before.word));
      return { start, end, within: !isBoundary };
    });
}

/** Maximum words per punctuation mark: beyond it the text has too few marks to find clauses by. */
const MAX_WORDS_PER_MARK = 30;

/** Whether a transcript has enough punctuation to find the ends of clauses. */
export const isPunctuated = (transcript: string, words: number): boolean =>
  (transcript.match(/[.,;:!?]/g)?.length ?? 0) * MAX_WORDS_PER_MARK >= words;
