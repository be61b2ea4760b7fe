import line from './word-confidence.json' with { type: 'json' };
import type { RecognisedWord } from './word-confidence.ts';

/** UTF-16 offsets into a text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** The words of a recording as text. */
export interface RecognisedText {
  text: string;
  /** Words that were perhaps not said. */
  unsure: TextSpan[];
  /** False where so few words are sure that the text says nothing about what was said. */
  isReliable: boolean;
}

/** Words with this chance and more were said in 95 of 100 cases (speech/training/learn-word-confidence.ts). */
export const SURE = line.sure;
/**
 * Of speakers whom experts mark below .7 one word in twelve is sure, and seven in ten words are wrong; of those up to .85
 * one in three is sure, of the best more than half.
 */
const RELIABLE_SHARE = 0.2;

/** @param stretches the words between two pauses each, in order */
export function textOf(stretches: readonly (readonly RecognisedWord[])[]): RecognisedText {
  let text = '';
  const unsure: TextSpan[] = [];
  let sure = 0;
  const words = stretches.flat();
  for (const word of words) {
    if (text !== '') text += ' ';
    if (word.chance >= SURE) sure++;
    else unsure.push({ start: text.length, end: text.length + word.text.length });
    text += word.text;
  }
  return { text, unsure, isReliable: words.length > 0 && sure >= RELIABLE_SHARE * words.length };
}
