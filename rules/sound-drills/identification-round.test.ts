import { describe, expect, it } from 'vitest';
import { choose, isRoundOver, newRound, ROUND_LENGTH, rightOf } from './identification-round.ts';

/** Deterministic pseudo-random numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a round of listening', () => {
  it.each([1, 2, 3, 4, 5])('asks both sides equally often and no pair twice, with seed %i', (seed) => {
    const { words, chosen } = newRound(10, numbers(seed));
    expect(chosen).toEqual([]);
    expect(words).toHaveLength(ROUND_LENGTH);
    expect(words.filter(({ side }) => side === 0)).toHaveLength(ROUND_LENGTH / 2);
    expect(new Set(words.map(({ pair }) => pair)).size).toBe(ROUND_LENGTH);
    expect(words.every(({ pair }) => pair >= 0 && pair < 10)).toBe(true);
  });

  it('differs from the next one', () => {
    const random = numbers(7);
    expect(newRound(10, random)).not.toEqual(newRound(10, random));
  });

  it('repeats pairs if there are too few', () => {
    expect(newRound(3, numbers(1)).words.every(({ pair }) => pair < 3)).toBe(true);
  });

  it('counts correct choices, and ends', () => {
    let round = newRound(8, numbers(1));
    const sides = round.words.map(({ side }) => side);
    for (const [at, side] of sides.entries()) {
      expect(isRoundOver(round)).toBe(false);
      round = choose(round, at < 2 ? (side === 0 ? 1 : 0) : side);
    }
    expect(isRoundOver(round)).toBe(true);
    expect(rightOf(round)).toBe(ROUND_LENGTH - 2);
    expect(choose(round, 0)).toBe(round);
  });
});
