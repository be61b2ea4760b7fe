import { answerWords } from '../speaking/answer-words.ts';
import type { HeardText } from './scene-talk.ts';

/** What the partner notes of an answer. */
export interface TurnNotes {
  /** One sentence of it with a known error, and the same mended; never one with words that were perhaps not said. */
  better: { said: string; instead: string; explain: string } | null;
  /** Another way to say what was meant. */
  phrase: string | null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

/** @param sentences the ways its author says the meaning; the notes of several answers take others in turn */
export function turnNotes(heard: HeardText, sentences: readonly string[], question: string): TurnNotes {
  const { better } = answerWords(heard.text, question, heard.unsure);
  const said = plain(heard.text);
  const others = sentences.filter((sentence) => !said.includes(plain(sentence)));
  // Whoever says it as the author does needs no other way.
  const phrase = others.length === sentences.length ? (others[0] ?? null) : null;
  return { better, phrase };
}
