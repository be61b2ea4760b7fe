/** A word to be told apart: which pair, and whether its left or right word is read. */
export interface HeardWord {
  pair: number;
  side: 0 | 1;
}

/** A round of listening: what is asked, and what was chosen so far. */
export interface Round {
  words: readonly HeardWord[];
  chosen: readonly (0 | 1)[];
}

/** Questions of one round. */
export const ROUND_LENGTH = 8;

/**
 * A round out of `pairs` pairs, no pair twice while there are enough; each side is asked as often, so that always
 * choosing one gives half.
 * @param random numbers from 0 up to 1
 */
export function newRound(pairs: number, random: () => number): Round {
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const order = shuffled(Array.from({ length: pairs }, (_, pair) => pair));
  const sides = shuffled(Array.from({ length: ROUND_LENGTH }, (_, at): 0 | 1 => (at % 2 === 0 ? 0 : 1)));
  return { words: sides.map((side, at) => ({ pair: order[at % pairs] ?? 0, side })), chosen: [] };
}

export const choose = (round: Round, side: 0 | 1): Round =>
  round.chosen.length < round.words.length ? { ...round, chosen: [...round.chosen, side] } : round;

export const isRoundOver = ({ words, chosen }: Round): boolean => chosen.length === words.length;

export const rightOf = ({ words, chosen }: Round): number =>
  chosen.filter((side, at) => words[at]?.side === side).length;
