import type { Stretch, TranscriptWord } from './transcript-word.ts';
import { wordScore } from './word-score.ts';

/** Words with a lower score are named. */
const UNCLEAR = 55;
/** Shorter words are too short to be judged by themselves. */
const MIN_LETTERS = 3;

/** A word of a transcript that was heard at a place, but whose sounds fit it badly. */
export interface UnclearWord extends Pick<TranscriptWord, 'text' | 'from' | 'to'> {
  said: Stretch;
}

/** The least clear words of a talk, the least clear first. @param most how many are named */
export const unclearWords = (words: readonly TranscriptWord[], most: number): UnclearWord[] =>
  words
    .flatMap(({ text, from, to, said }) =>
      said && text.length >= MIN_LETTERS ? [{ text, from, to, said, score: wordScore(said.fit) }] : [],
    )
    .filter(({ score }) => score < UNCLEAR)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ score: _, ...word }) => word);
