import { describe, expect, it } from 'vitest';
import { compareDictation, countDictation } from './dictation.ts';

/** Words as `right`, `-missing` and `+extra`. */
const compared = (written: string, said: string): string =>
  compareDictation(written, said)
    .map(({ word, state }) => ({ right: '', missing: '-', extra: '+' })[state] + word)
    .join(' ');

describe('compareDictation', () => {
  it.each([
    ['the same', 'It costs twelve pounds.', 'It costs twelve pounds.', 'It costs twelve pounds'],
    [
      'capitals and punctuation',
      'it costs, TWELVE pounds',
      'It costs twelve pounds.',
      'It costs twelve pounds',
    ],
    ['kinds of apostrophe', 'I’d go', "I'd go.", "I'd go"],
    ['American spelling', 'The color center', 'The colour centre', 'The colour centre'],
    ['a missing word', 'It twelve pounds', 'It costs twelve pounds', 'It -costs twelve pounds'],
    ['an extra word', 'It costs about twelve', 'It costs twelve', 'It costs +about twelve'],
    ['a wrong word', 'It cost twelve', 'It costs twelve', 'It -costs +cost twelve'],
    ['a misspelling', 'The libary opens', 'The library opens', 'The -library +libary opens'],
    ['a repeated word', 'the boat', 'the the boat', '-the the boat'],
    ['nothing', '', 'Good morning', '-Good -morning'],
    ['only punctuation', ' … ', 'Good', '-Good'],
    ['words for an empty text', 'Hello', '', '+Hello'],
  ])('%s', (_, written, said, expected) => {
    // Which of two equal words is missing does not matter to the learner.
    expect(compared(written, said).replace('the -the', '-the the')).toBe(expected);
  });
});

describe('countDictation', () => {
  it.each([
    ['It cost twelve', 'It costs twelve', 2, 3],
    ['', 'It costs twelve', 0, 3],
    ['It costs twelve pounds', 'It costs twelve', 3, 3],
  ])('%s for %s', (written, said, right, all) => {
    expect(countDictation(compareDictation(written, said))).toEqual({ right, said: all });
  });
});
