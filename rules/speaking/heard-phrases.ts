import { heardWords, placesOf } from './heard-words.ts';

/** Words that turn a statement into its opposite, and how many words before the thing itself they may be. */
const NEGATIONS = new Set(
  'no not never without hardly neither nor none cannot isnt arent dont doesnt'.split(' '),
);
const NEGATION_REACH = 5;
/** What begins a new clause, to which an earlier "not" does not belong. */
const CLAUSE_WORDS = new Set('but and or so because although though however except'.split(' '));

const isNegation = (word: string): boolean => NEGATIONS.has(word) || word.endsWith("n't");

/** Whether the thing named at this place is said not to be. */
export function isDenied(words: readonly (string | null)[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - NEGATION_REACH); back--) {
    const word = words[back];
    if (word === null || word === undefined || CLAUSE_WORDS.has(word)) return false;
    if (isNegation(word)) return true;
  }
  return false;
}

/** Whether one of these words or phrases is named, and not only to say that it is not so. */
export function isHeard(said: string, phrases: readonly string[]): boolean {
  const words = heardWords(said);
  return phrases.some((phrase) => placesOf(words, phrase).some((at) => !isDenied(words, at)));
}
