import { describe, expect, it } from 'vitest';
import { markFillParagraph, rightBlanks } from './mark.ts';

const content = {
  type_code: 'fill_paragraph' as const,
  prompt: 'ONE WORD ONLY',
  layout: 'summary' as const,
  picture: null,
  text: 'Bees {{1}} at {{2}} near the {{3}}.',
  word_bank: null,
  word_limit: 1,
};
const key = { type_code: 'fill_paragraph' as const, blanks: { 1: 'sleep|rest', 2: 'night', 3: 'harbour' } };
const answer = (blanks: Record<string, string>) => ({ type_code: 'fill_paragraph' as const, blanks });

describe('markFillParagraph', () => {
  it.each([
    ['all correct', { 1: 'rest', 2: ' Night ', 3: 'harbor' }, 3, { isCorrect: true, marksWon: 3 }],
    ['two of three', { 1: 'sleep', 2: 'night', 3: 'sea' }, 3, { isCorrect: false, marksWon: 2 }],
    ['one left empty', { 1: 'sleep', 3: 'harbour' }, 3, { isCorrect: false, marksWon: 2 }],
    [
      'one over the word limit',
      { 1: 'sleep', 2: 'the night', 3: 'harbour' },
      3,
      { isCorrect: false, marksWon: 2 },
    ],
    ['swapped', { 1: 'night', 2: 'sleep', 3: 'harbour' }, 3, { isCorrect: false, marksWon: 1 }],
    ['one mark in total', { 1: 'sleep', 2: 'day', 3: 'sea' }, 1, { isCorrect: false, marksWon: 0.33 }],
    ['nothing', {}, 3, { isCorrect: false, marksWon: 0 }],
    ['an unknown blank', { 9: 'sleep' }, 3, { isCorrect: false, marksWon: 0 }],
  ])('%s', (_, blanks, marks, expected) => {
    expect(markFillParagraph(content, key, answer(blanks), marks)).toEqual(expected);
  });

  it('is not correct without blanks', () => {
    expect(markFillParagraph({ ...content, text: 'No blank.' }, key, answer({}), 1)).toEqual({
      isCorrect: false,
      marksWon: 0,
    });
  });
});

describe('an article in front of a blank', () => {
  const form = {
    ...content,
    layout: 'form' as const,
    text: 'Bring: {{1}}\nMeet at the {{2}}',
    word_limit: 2,
  };
  const keyed = { ...key, blanks: { 1: 'torch', 2: 'gate' } };
  it.each([
    ['is accepted if the blank stands alone', { 1: 'a torch' }, [true, false]],
    ['is wrong inside a sentence', { 2: 'the gate' }, [false, false]],
    ['counts towards the word limit', { 1: 'a big torch' }, [false, false]],
    ['may be omitted', { 1: 'torch', 2: 'gate' }, [true, true]],
  ])('%s', (_, blanks, expected) => {
    expect([...rightBlanks(form, keyed, answer(blanks)).values()]).toEqual(expected);
  });
});

it('ignores a unit repeated from beside the blank, also in the word limit', () => {
  const priced = { ...content, text: 'Price: £{{1}} a day, from {{2}} p.m.' };
  const keyed = { ...key, blanks: { 1: '24', 2: '7.30|half past seven' } };
  const given = answer({ 1: '24 pounds', 2: '7.30 pm' });
  expect([...rightBlanks(priced, keyed, given).values()]).toEqual([true, true]);
});

describe('rightBlanks', () => {
  it('marks each blank', () => {
    expect([...rightBlanks(content, key, answer({ 1: 'rest', 2: 'day' }))]).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ]);
  });
});
