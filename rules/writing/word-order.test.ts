import { describe, expect, it } from 'vitest';
import { readEssay } from './essay-text.ts';
import { wordOrder } from './word-order.ts';

describe('wordOrder', () => {
  it.each([
    [
      'sentences',
      'People who live in cities often say that they would like to have more time for their children.',
      0.3,
      1,
    ],
    [
      'the same backwards',
      'Children their for time more have to like would they that say often cities in live who people.',
      -1,
      0.1,
    ],
    ['nothing', '', 0, 0],
    ['rare words alone', 'Ephemeral juxtapositions exacerbate conundrums.', 0, 0],
  ])('measures %s', (_, text, from, to) => {
    const { gain } = wordOrder(readEssay(text));
    expect(gain).toBeGreaterThanOrEqual(from);
    expect(gain).toBeLessThanOrEqual(to);
  });

  it('finds the sentence in random order', () => {
    const broken = 'Of the they for have and that was in to people.';
    const text = `Many people in the world have to work for their children. ${broken} It is one of the most important things that we can do.`;
    const { worst, brokenShare } = wordOrder(readEssay(text));
    expect(worst && text.slice(worst.start, worst.end)).toBe(broken);
    expect(brokenShare).toBeGreaterThan(0.2);
    expect(brokenShare).toBeLessThan(0.6);
  });
});
