import { possibleBases } from '#rules/writing/word-forms.ts';
import { IRREGULAR_FORMS } from '../../engines/translation/irregular-forms.ts';

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** They stand for a word of one's own in a dictionary's headword. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'somebody',
  'someone',
  'something',
  "somebody's",
  "someone's",
  "one's",
  'oneself',
  'yourself',
  'be',
  'a',
  'an',
  'the',
]);

const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().replaceAll('’', "'").matchAll(WORD)].map(([word]) => word);

const basesOf = (word: string): string[] => [...possibleBases(word), IRREGULAR_FORMS.get(word) ?? word];

/** Whether a text uses a word or phrase in this or an inflected form, its words anywhere in the text. */
export function wordUseIn(text: string): (headword: string) => boolean {
  const bases = new Set(wordsOf(text).flatMap(basesOf));
  return (headword) =>
    wordsOf(headword)
      .filter((word) => !PLACEHOLDERS.has(word))
      .every((word) => basesOf(word).some((base) => bases.has(base)));
}

/** Whether a word or phrase stands in a text as it is, whatever the case and the punctuation. */
export const containsWords = (text: string, words: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);
