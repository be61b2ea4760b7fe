import tokenizer from 'llama-tokenizer-js';
import { describe, expect, it } from 'vitest';
import { tokeniser } from './tokenise.ts';

describe('tokeniser', () => {
  const tokenise = tokeniser(tokenizer.vocabById);

  it.each([
    'We call it bear.',
    "I don't think that's what they'd said, is it?",
    'Many people think that learning English every day is the best way to improve.',
    'Unbelievably, the thoroughly photographed hippopotamus squeezed through.',
    'A',
    'The twenty first of July nineteen ninety nine.',
  ])('finds the same tokens as the recogniser was made with: %s', (text) => {
    expect([1, ...tokenise(text)]).toEqual(tokenizer.encode(text));
  });

  it('leaves out letters that it does not know', () => {
    expect(tokeniser(['▁', 'a', '▁a'])('aé')).toEqual([2]);
  });
});
