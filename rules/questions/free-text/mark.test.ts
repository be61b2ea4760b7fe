import { describe, expect, it } from 'vitest';
import { markFreeText } from './mark.ts';

const RIGHT = { isCorrect: true, marksWon: 1 };
const WRONG = { isCorrect: false, marksWon: 0 };

describe('markFreeText', () => {
  it.each([
    ['the accepted answer', 'local volunteers', 2, 'local volunteers', RIGHT],
    ['an alternative', 'Volunteers', 2, 'local volunteers|volunteers', RIGHT],
    ['a hyphenated word as one word', 'part-time', 1, 'part-time', RIGHT],
    ['a hyphenated word written as two, over the limit', 'part time', 1, 'part-time', WRONG],
    ['accepted but over the limit', 'the local volunteers', 2, 'the local volunteers', WRONG],
    ['no limit', 'a very long answer indeed', null, 'a very long answer indeed', RIGHT],
    ['an extra article', 'the volunteers', 2, 'volunteers', RIGHT],
    ["the key's article omitted", 'volunteer', 2, 'a volunteer', RIGHT],
    ['a different article', 'The volunteer', 2, 'a volunteer', RIGHT],
    ['an article over the word limit', 'the volunteers', 1, 'volunteers', WRONG],
    ['only an article', 'the', 2, 'the volunteers', WRONG],
    ['a number in words', 'twenty-five', 1, '25', RIGHT],
    ['a telephone number in groups', '0412 345 678', 1, '0412345678', RIGHT],
    ['a misspelling', 'local voluntears', 2, 'local volunteers', WRONG],
    ['American spelling', 'neighbors', 1, 'neighbours', RIGHT],
    ['blank', '  ', 2, 'local volunteers', WRONG],
  ])('%s', (_, text, word_limit, accepted, expected) => {
    const content = { type_code: 'free_text' as const, prompt: 'Who?', word_limit };
    const mark = markFreeText(
      content,
      { type_code: 'free_text', accepted },
      { type_code: 'free_text', text },
      1,
    );
    expect(mark).toEqual(expected);
  });
});
