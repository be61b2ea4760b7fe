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
export const ADDED_NEGATIONS = [
  'no',
  'not',
  'never',
  "don't",
  "didn't",
  "can't",
  "won't",
  "wouldn't",
  "isn't",
] as const;
/** What is negated behind a short form: "I'd", "I wouldn't". */
const NEGATED_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  d: ["wouldn't"],
  ll: ["won't"],
  m: ['am', 'not'],
  re: ["aren't"],
  s: ["isn't"],
  ve: ["haven't"],
};

/** @param word lower case, with a straight apostrophe */
export const isNegation = (word: string): boolean => ALONE.has(word) || word.endsWith("n't");

/** The same with "n't", or without it; none if there is nothing to turn. */
export function oppositeOf(word: string): readonly string[] {
  const opposite = AFFIRMED.get(word) ?? (Object.hasOwn(NEGATED, word) ? NEGATED[word] : undefined);
  if (opposite !== undefined) return [opposite];
  const { stem = '', ending = '' } = /^(?<stem>\w+)'(?<ending>d|ll|m|re|s|ve)$/.exec(word)?.groups ?? {};
  return stem === '' ? [] : [stem, ...(NEGATED_ENDINGS[ending] ?? [])];
}
