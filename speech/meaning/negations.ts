/** Auxiliaries and what they are with "n't"; each is tried for the other when a meaning is checked. */
const NEGATED: Readonly<Record<string, string>> = {
  are: "aren't",
  can: "can't",
  could: "couldn't",
  did: "didn't",
  do: "don't",
  does: "doesn't",
  had: "hadn't",
  has: "hasn't",
  have: "haven't",
  is: "isn't",
  should: "shouldn't",
  was: "wasn't",
  were: "weren't",
  will: "won't",
  would: "wouldn't",
};
const AFFIRMED: ReadonlyMap<string, string> = new Map(
  Object.entries(NEGATED).map(([word, negated]) => [negated, word]),
);
const ALONE: ReadonlySet<string> = new Set([
  'no',
  'not',
  'never',
  'cannot',
  'nothing',
  'nobody',
  'none',
  'neither',
  'nor',
]);

/** Words that negate a sentence when they are put into it. */
export const ADDED_NEGATIONS = ['no', 'not', "don't", 'never'] as const;

/** @param word lower case, with a straight apostrophe */
export const isNegation = (word: string): boolean => ALONE.has(word) || word.endsWith("n't");

/** The same word with "n't", or without it; undefined if there is none. */
export const oppositeOf = (word: string): string | undefined =>
  AFFIRMED.get(word) ?? (Object.hasOwn(NEGATED, word) ? NEGATED[word] : undefined);
