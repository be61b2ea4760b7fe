import { describe, expect, it } from 'vitest';
import { findEssayQuote, type GivenQuote } from './essay-quote.ts';

const ESSAY = 'Bees help us. The bees 🐝 live here.\n\nBees are calm.';

describe('a quote of an essay', () => {
  it.each<[string, GivenQuote, { start: number; end: number; text: string }]>([
    ['by its words', 'help us', { start: 5, end: 12, text: 'help us' }],
    ['over a line', 'here.\n\nBees', { start: 31, end: 42, text: 'here.\n\nBees' }],
    ['by its place', { start: 0, end: 4 }, { start: 0, end: 4, text: 'Bees' }],
    ['by both', { start: 38, end: 42, text: 'Bees' }, { start: 38, end: 42, text: 'Bees' }],
    ['with a sign of two units', { start: 23, end: 25 }, { start: 23, end: 25, text: '🐝' }],
    ['of everything', { start: 0, end: ESSAY.length }, { start: 0, end: ESSAY.length, text: ESSAY }],
  ])('is found %s', (_, given, quote) => {
    expect(findEssayQuote(ESSAY, given)).toEqual({ ok: true, quote });
  });

  it.each<[string, GivenQuote, RegExp]>([
    ['words that are not there', 'wasps', /does not stand in the essay/],
    ['words with other capitals', 'Help us', /does not stand/],
    ['words that stand twice', 'Bees', /more than once/],
    ['no words', '  ', /needs words/],
    ['a place before the essay', { start: -1, end: 3 }, /outside the essay/],
    ['a place after it', { start: 0, end: ESSAY.length + 1 }, /outside the essay/],
    ['an end before its start', { start: 5, end: 4 }, /does not come after/],
    ['nothing', { start: 5, end: 5 }, /does not come after/],
    ['a white space', { start: 4, end: 5 }, /no words/],
    ['half a sign', { start: 23, end: 24 }, /cuts a character/],
    ['other words at the place', { start: 0, end: 4, text: 'bees' }, /stands "Bees", not "bees"/],
  ])('is refused: %s', (_, given, reason) => {
    expect(findEssayQuote(ESSAY, given)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});
