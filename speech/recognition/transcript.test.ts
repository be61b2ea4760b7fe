import { describe, expect, it } from 'vitest';
import { SURE, textOf } from './transcript.ts';

const word = (text: string, isSure = true) => ({ text, chance: isSure ? SURE : SURE - 0.01 });

describe('textOf', () => {
  it('joins the words of all stretches, and marks those that are not sure', () => {
    const { text, unsure, isReliable } = textOf([[word('I'), word('like', false)], [word('tea.')]]);
    expect(text).toBe('I like tea.');
    expect(unsure.map(({ start, end }) => text.slice(start, end))).toEqual(['like']);
    expect(isReliable).toBe(true);
  });

  it.each([
    ['nothing', [], false],
    ['one sure word of ten', [true, ...Array(9).fill(false)], false],
    ['four sure words of ten', [...Array(4).fill(true), ...Array(6).fill(false)], true],
  ])('of %s says whether it can be relied on', (_, sure: boolean[], expected) => {
    expect(textOf([sure.map((isSure) => word('a', isSure))]).isReliable).toBe(expected);
  });
});
