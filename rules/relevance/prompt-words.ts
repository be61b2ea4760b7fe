import { promptTopic } from '../writing/task-response.ts';
import { stem } from '../writing/word-forms.ts';
import { contentWords } from './content-words.ts';
import { wordsOf } from './words-of.ts';

/** Words that name what is handed in or how, not what it is about. */
const OF_THE_TASK = new Set(
  `letter letters begin dear describe explain explanation diagram diagrams map maps line bar pie charts graphs per cent
  story tell short useful two becoming become impossible development developments case cases compare used uses where way ways`
    .split(/\s+/)
    .map(stem),
);

const known = new Map<string, boolean>();

/** Whether a word says what a text is about. @param word lower case */
function isContentWord(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const is = contentWords(word).length > 0;
  if (known.size < 20_000) known.set(word, is);
  return is;
}

/** Each word that says what a text is about, with how often it stands there. */
export function countContent(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (isContentWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a prompt that say what its answers are about; with a picture's description, where it has one. */
export function promptWords(prompt: string): string[] {
  const topic = promptTopic(prompt);
  const isLetter = /\bwrite a letter\b/i.test(prompt);
  return [...countContent(wordsOf(prompt)).keys()].filter(
    (word) =>
      topic.has(stem(word)) &&
      // What is said about letters is about letters, unless a letter is to be written.
      (!OF_THE_TASK.has(stem(word)) || (!isLetter && /^letters?$/.test(word))),
  );
}
