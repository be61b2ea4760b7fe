import type { ExpectedMeaning } from '../expected-meaning.ts';
import { spokenWords } from './spoken-words.ts';

/** What is asked in a turn and what may be answered. */
export interface AskedTurn {
  /** The partner's lines, English. */
  asked: readonly string[];
  meanings: readonly (ExpectedMeaning & {
    /** What the partner says to it. */
    reply: string | null;
  })[];
}

/** A sentence as words. */
export interface SentenceWords {
  words: readonly string[];
  asks: boolean;
}

/** A meaning as words. */
export interface MeaningWords {
  id: string;
  sentences: readonly SentenceWords[];
  /** Its short name, by which its author knows it, as words. */
  name: readonly string[];
  slots: readonly (readonly (readonly string[])[])[];
  reply: readonly string[];
}

const BEGINS_TO_ASK =
  /^(?:can|could|do|does|did|is|are|was|will|would|what|where|when|who|how|why|which|may|shall|should|have|has)\b/i;

export const sentenceWords = (text: string): SentenceWords => ({
  words: spokenWords(text),
  asks: text.includes('?') || BEGINS_TO_ASK.test(text.trim()),
});

export const meaningWords = ({
  id,
  sentences,
  slots,
  reply,
}: AskedTurn['meanings'][number]): MeaningWords => ({
  id,
  sentences: sentences.map(sentenceWords),
  name: id.split('-').filter((word) => /^[a-z]+$/.test(word) && word !== 'ask'),
  slots: slots.map((synonyms) => synonyms.map(spokenWords)),
  reply: reply === null ? [] : spokenWords(reply),
});
