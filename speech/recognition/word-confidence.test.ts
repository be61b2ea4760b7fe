import { describe, expect, it } from 'vitest';
import { chanceOf, measureWords } from './word-confidence.ts';

const PIECES = ['▁Hello', ',', '▁wor', 'ld', '.'];
const spell = (token: number): string => PIECES[token] ?? '';
const sentence = {
  tokens: [0, 1, 2, 3, 4],
  logProbabilities: [-0.1, -0.2, -1, -0.5, -0.3, -0.4],
  gaps: [5, 3, 0.5, 2, 9, 4],
  silence: -6,
};

describe('measureWords', () => {
  it('makes words of tokens, with their punctuation', () => {
    expect(measureWords(sentence, 2, spell).map(({ text }) => text)).toEqual(['Hello,', 'world.']);
  });

  it('leaves out what has no letter', () => {
    const dots = { ...sentence, tokens: [4], logProbabilities: [-0.1], gaps: [1] };
    expect(measureWords(dots, 2, spell)).toEqual([]);
  });

  it('measures the tokens of a word, those beside it, and the sentence', () => {
    const [, world] = measureWords(sentence, 2, spell);
    const [sum, least, mean, gap, letters, tokens, before, after, first, isFirst, , worst, silence] =
      world?.measures ?? [];
    expect({ sum, least, gap, letters, tokens, after, first, isFirst, worst, silence }).toEqual({
      sum: -1.8,
      least: -1,
      gap: 0.5,
      letters: 5,
      tokens: 3,
      after: -0.4,
      first: -1,
      isFirst: 0,
      worst: -1,
      silence: -6,
    });
    expect(mean).toBeCloseTo(-0.6);
    expect(before).toBeCloseTo(-0.15);
  });
});

it('chanceOf draws a logistic line', () => {
  const line = { mean: [1, 0], deviation: [2, 1], weights: [1, -1, 0.5] };
  expect(chanceOf([1, 0.5], line)).toBeCloseTo(0.5);
  expect(chanceOf([5, 0.5], line)).toBeCloseTo(1 / (1 + Math.exp(-2)));
});
