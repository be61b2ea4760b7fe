import { describe, expect, it } from 'vitest';
import { markFreeText } from './mark.ts';

const RIGHT = { isCorrect: true, marksWon: 1 };
const WRONG = { isCorrect: false, marksWon: 0 };

describe('markFreeText', () => {
  it.each([
    ['the accepted answer', 'local volunteers', 2, 'local volunteers', RIGHT],
    ['an alternative', 'Volunteers', 2, 'local volunteers|volunteers', RIGHT],
    ['a hyphenated word is one word', 'part-time', 1, 'part-time', RIGHT],
    ['a hyphenated word written as two is over the limit', 'part time', 1, 'part-time', WRONG],
    ['accepted but over the limit', 'the local volunteers', 2, 'the local volunteers', WRONG],
    ['no limit', 'a very long answer indeed', null, 'a very long answer indeed', RIGHT],
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
