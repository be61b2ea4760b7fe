import { describe, expect, it } from 'vitest';
import { markMatching, rightItems } from './mark.ts';

const content = {
  type_code: 'matching' as const,
  prompt: 'Choose the correct heading.',
  variant: 'headings' as const,
  items: [
    { name: '1', text: 'Section A' },
    { name: '2', text: 'Section B' },
  ],
  options: ['i', 'ii', 'iii'].map((id) => ({ id, text: id })),
  reuse: false,
};
const key = { type_code: 'matching' as const, pairs: { 1: 'ii', 2: 'i' } };
const answered = (pairs: Record<string, string>) => ({ type_code: 'matching' as const, pairs });

describe('markMatching', () => {
  it.each([
    ['all correct', { 1: 'ii', 2: 'i' }, true, 2],
    ['one of two', { 1: 'ii' }, false, 1],
    ['one correct, one emptied', { 1: 'ii', 2: '' }, false, 1],
    ['swapped', { 1: 'i', 2: 'ii' }, false, 0],
    ['nothing', {}, false, 0],
    ['an unknown item', { 9: 'i' }, false, 0],
  ])('%s', (_, pairs, isCorrect, marksWon) => {
    expect(markMatching(content, key, answered(pairs), 2)).toEqual({ isCorrect, marksWon });
  });

  it('marks each item', () => {
    expect([...rightItems(content, key, answered({ 1: 'ii', 2: 'iii' }))]).toEqual([
      ['1', true],
      ['2', false],
    ]);
  });

  it('marks an item without a key as wrong, even if unanswered', () => {
    expect(markMatching(content, { type_code: 'matching', pairs: {} }, answered({}), 2).marksWon).toBe(0);
  });
});
