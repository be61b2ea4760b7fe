import { describe, expect, it } from 'vitest';
import { readEssay } from './essay-text.ts';

describe('readEssay', () => {
  it.each([
    ['full stops', 'It is late. We should go! Why not?', ['It is late.', 'We should go!', 'Why not?']],
    ['a missing space', 'It is good.It helps.', ['It is good.', 'It helps.']],
    ['numbers', 'It costs 3.5 dollars. Cheap.', ['It costs 3.5 dollars.', 'Cheap.']],
    [
      'abbreviations',
      'Some fruits, e.g. apples, are cheap. Mr. Nam left at 5 p.m. He was ill',
      ['Some fruits, e.g. apples, are cheap.', 'Mr. Nam left at 5 p.m.', 'He was ill'],
    ],
    [
      'initials',
      'In L.A. the bus is late. He is in group A. They left',
      ['In L.A. the bus is late.', 'He is in group A.', 'They left'],
    ],
    ['no full stop', 'we like it', ['we like it']],
    ['nothing but signs', '... !!! —', []],
  ])('splits sentences at %s', (_, text, sentences) => {
    expect(readEssay(text).sentences.map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });

  it('splits paragraphs at any kind of line break', () => {
    const text = 'One.\r\n\r\nTwo. Three.\n  \nFour.';
    expect(readEssay(text).paragraphs.map(({ start, end }) => text.slice(start, end))).toEqual([
      'One.',
      'Two. Three.',
      'Four.',
    ]);
  });

  it('gives words correct offsets after emoji and diacritics', () => {
    const text = '🙂 Don’t use well-known “cafés”.';
    const { tokens } = readEssay(text);
    expect(tokens.map(({ word }) => word)).toEqual(["don't", 'use', 'well-known', 'cafés']);
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Don’t',
      'use',
      'well-known',
      'cafés',
    ]);
  });
});
