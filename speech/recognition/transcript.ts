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
  /** False where so little is sure that the text says nothing about what was said. */
  isReliable: boolean;
}

/** Words with this chance and more were said in 95 of 100 cases (speech/training/learn-word-confidence.ts). */
export const SURE = line.sure;
/**
 * Mean chance of the words of a text that says something. Of readings of the train split that is so of 85 % above a mark of
 * .85, of which 9 words in 100 are wrong; of 59 % of .7 to .85, with 18; and of 18 % below.
 */
const RELIABLE_MEAN = 0.65;

/** @param stretches the words between two pauses each, in order */
export function textOf(stretches: readonly (readonly RecognisedWord[])[]): RecognisedText {
  let text = '';
  const unsure: TextSpan[] = [];
  let sum = 0;
  const words = stretches.flat();
  for (const word of words) {
    if (text !== '') text += ' ';
    sum += word.chance;
    if (word.chance < SURE) unsure.push({ start: text.length, end: text.length + word.text.length });
    text += word.text;
  }
  return { text, unsure, isReliable: words.length > 0 && sum >= RELIABLE_MEAN * words.length };
}
