import { describe, expect, it } from 'vitest';
import { isNegation, oppositeOf } from './negations.ts';

describe('isNegation', () => {
  it.each([
    ['not', true],
    ['no', true],
    ["can't", true],
    ['cannot', true],
    ['note', false],
    ['want', false],
  ])('%s: %s', (word, negates) => {
    expect(isNegation(word)).toBe(negates);
  });
});

describe('oppositeOf', () => {
  it.each([
    ['can', ["can't"]],
    ["won't", ['will']],
    ["i'd", ['i', "wouldn't"]],
    ["i'm", ['i', 'am', 'not']],
    ['coffee', []],
    ['constructor', []],
  ])('%s: %s', (word, opposite) => {
    expect(oppositeOf(word)).toEqual(opposite);
  });
});
