import { describe, expect, it } from 'vitest';
import { findEssayQuote, type GivenQuote } from './essay-quote.ts';

const ESSAY = 'Bees help us. The bees 🐝 live here.\n\nBees are calm.';

describe('findEssayQuote', () => {
  it.each<[string, GivenQuote, { start: number; end: number; text: string }]>([
    ['its words', 'help us', { start: 5, end: 12, text: 'help us' }],
    ['words across lines', 'here.\n\nBees', { start: 31, end: 42, text: 'here.\n\nBees' }],
    ['its offsets', { start: 0, end: 4 }, { start: 0, end: 4, text: 'Bees' }],
    ['offsets and words', { start: 38, end: 42, text: 'Bees' }, { start: 38, end: 42, text: 'Bees' }],
    ['offsets around a surrogate pair', { start: 23, end: 25 }, { start: 23, end: 25, text: '🐝' }],
    [
      'offsets of the whole essay',
      { start: 0, end: ESSAY.length },
      { start: 0, end: ESSAY.length, text: ESSAY },
    ],
  ])('finds a quote by %s', (_, given, quote) => {
    expect(findEssayQuote(ESSAY, given)).toEqual({ ok: true, quote });
  });

  it.each<[string, GivenQuote, RegExp]>([
    ['words that do not occur', 'wasps', /does not occur in the essay/],
    ['words in a different case', 'Help us', /does not occur/],
    ['words that occur twice', 'Bees', /more than once/],
    ['no words', '  ', /needs words/],
    ['offsets before the essay', { start: -1, end: 3 }, /outside the essay/],
    ['offsets after the essay', { start: 0, end: ESSAY.length + 1 }, /outside the essay/],
    ['an end before its start', { start: 5, end: 4 }, /does not come after/],
    ['an empty range', { start: 5, end: 5 }, /does not come after/],
    ['only white space', { start: 4, end: 5 }, /no words/],
    ['half a surrogate pair', { start: 23, end: 24 }, /cuts a character/],
    ['offsets with different words', { start: 0, end: 4, text: 'bees' }, /stands "Bees", not "bees"/],
  ])('rejects %s', (_, given, reason) => {
    expect(findEssayQuote(ESSAY, given)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});
