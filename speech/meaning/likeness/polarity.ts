import type { WordLikeness } from './word-likeness.ts';

const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never nothing nobody none without neither nor hardly'.split(' '),
);
/** With these an answer begins, whatever it says. */
const OPENERS: ReadonlySet<string> = new Set('no oh well sorry yes hmm okay'.split(' '));
/** Words after a negation that it turns. */
const REACH = 4;
/** From here on two words stand for each other. */
const MATCH = 0.55;

/** Which words a negation turns. A "no" that begins an answer turns none of the words after it. */
function negated(words: readonly string[]): boolean[] {
  const first = words.findIndex((word) => !OPENERS.has(word));
  const isTurned = words.map(() => false);
  for (const [at, word] of words.entries()) {
    if (at < first || !NEGATIONS.has(word)) continue;
    for (let behind = at + 1; behind <= at + REACH && behind < words.length; behind++)
      isTurned[behind] = !isTurned[behind];
  }
  return isTurned;
}

/** Whether an odd number of negations stands in an answer, a "no" at its beginning aside. */
export function negates(words: readonly string[]): boolean {
  const first = words.findIndex((word) => !OPENERS.has(word));
  const count = words.filter((word, at) => at >= first && NEGATIONS.has(word)).length;
  return first >= 0 && count % 2 === 1;
}

/**
 * How far a sentence says the opposite of another: the share of the words common to both, by their weight, that one negates
 * and the other does not, or for which the other has the opposite. 0–1.
 */
export function opposition(
  likeness: WordLikeness,
  said: readonly string[],
  sentence: readonly string[],
): number {
  const [isTurned, isTurnedThere] = [negated(said), negated(sentence)];
  let [common, opposite] = [0, 0];
  for (const [at, word] of said.entries()) {
    const weight = likeness.weightOf(word);
    let best = { alike: MATCH, opposes: false, turned: false, isFound: false };
    for (const [there, other] of sentence.entries()) {
      const opposes = likeness.areOpposites(word, other);
      const alike = opposes ? 1 : likeness.alike(word, other);
      if (alike > best.alike) best = { alike, opposes, turned: isTurnedThere[there] ?? false, isFound: true };
    }
    if (!best.isFound) continue;
    common += weight * best.alike;
    if (best.opposes !== ((isTurned[at] ?? false) !== best.turned)) opposite += weight * best.alike;
  }
  return common === 0 ? 0 : opposite / common;
}
