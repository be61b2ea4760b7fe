import type { Disfluency } from './disfluency.ts';
import { plainWord, type Stretch, type TranscriptWord } from './transcript-word.ts';

export interface Pause extends Stretch {
  /** It breaks a clause, where no comma, full stop or conjunction calls for it. */
  within: boolean;
}

/** Shorter silences belong to sounds: the closure of a "p", the gap of a "t". Seconds. */
const SHORTEST_PAUSE = 0.25;

const CONJUNCTIONS = new Set(
  `and but or so because if when while although though which who where since until before after then that whereas unless
  for like however also actually well anyway`
    .split(/\s+/)
    .filter(Boolean),
);
/** After these too a clause begins: "and … I went home". */
const OPENERS = new Set(['and', 'but', 'or', 'so', 'because', 'if', 'when']);
const MARK = /[.,;:!?…\u2013\u2014\n]/;

/** @param marks as `markDisfluencies` gives them for the words */
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
    .filter(({ start, end }) => end - start >= SHORTEST_PAUSE)
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

/** Words to a mark that ends or divides a sentence: beyond it the text has too few to tell clauses by. */
const MOST_WORDS_A_MARK = 30;

/** Whether a transcript has the punctuation that tells where clauses end. */
export const isPunctuated = (transcript: string, words: number): boolean =>
  (transcript.match(/[.,;:!?]/g)?.length ?? 0) * MOST_WORDS_A_MARK >= words;
