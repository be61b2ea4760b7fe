/** A word to identify: its pair, and whether the left or right word is played. */
export interface HeardWord {
  pair: number;
  side: 0 | 1;
}

/** A listening round: the words played, and the choices so far. */
export interface Round {
  words: readonly HeardWord[];
  chosen: readonly (0 | 1)[];
}

/** Number of questions in a round. */
export const ROUND_LENGTH = 8;

/**
 * A round from `pairs` pairs, without repeats if there are enough; each side is asked equally often, so that always
 * choosing one side scores half.
 * @param random returns numbers from 0 to below 1
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
