import { wordsOf } from './words-of.ts';

/** What is said in any answer that was learnt by heart before the question was known. */
const LEARNT = [
  'it is undeniable that',
  'in this day and age',
  'there are both advantages and disadvantages',
  'advantages and disadvantages to this issue',
  'every coin has two sides',
  'this is a controversial issue',
  'this is a very interesting question',
  "that's a very interesting question",
  'thank you for asking me',
  'from my point of view',
  'there are many reasons for this',
  'there are several reasons for this',
  'the first reason i would like to mention is',
  'first and foremost i would like to say that',
  'last but not least',
  'it plays an important role in our lives',
  'plays a vital role in our modern life',
  'with the rapid development of society',
  'with the development of science and technology',
  'it depends on the situation and the person',
  'different people have different opinions',
  'to be honest i have never thought about it before',
  'i think it is very important for everyone',
  'it brings us many benefits',
  'we should try our best to solve this problem',
  'i would like to talk about this topic',
  'that is all i want to say',
  'in conclusion i strongly believe that',
  'as far as i am concerned',
  'on the one hand',
  'on the other hand',
].map((phrase) => phrase.split(' '));

/** Words in a row that are no coincidence. */
const RUN = 4;

/** Which words belong to a run that begins at one of these places. */
function covered(words: readonly string[], lengthAt: (at: number) => number): number {
  let count = 0;
  let until = 0;
  for (const at of words.keys()) {
    const end = at + lengthAt(at);
    if (end > until) {
      count += end - Math.max(until, at);
      until = end;
    }
  }
  return count;
}

/** The shares of what was said that are the question itself, and phrases for any question, 0–1. */
export function ownShare(said: string, question: string): { read: number; learnt: number } {
  const words = wordsOf(said);
  const asked = wordsOf(question);
  const runs = new Set(asked.map((_, at) => asked.slice(at, at + RUN).join(' ')));
  const read = covered(words, (at) => (runs.has(words.slice(at, at + RUN).join(' ')) ? RUN : 0));
  const learnt = covered(words, (at) =>
    Math.max(
      0,
      ...LEARNT.filter((phrase) => phrase.every((word, step) => words[at + step] === word)).map(
        ({ length }) => length,
      ),
    ),
  );
  return { read: read / Math.max(1, words.length), learnt: learnt / Math.max(1, words.length) };
}
