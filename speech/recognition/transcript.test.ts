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
    ['doubtful words', [0.9, 0.4, 0.5, 0.6], false],
    ['words that are likely on the whole', [0.9, 0.5, 0.6, 0.7], true],
  ])('of %s says whether it can be relied on', (_, chances, expected) => {
    expect(textOf([chances.map((chance) => ({ text: 'a', chance }))]).isReliable).toBe(expected);
  });
});
