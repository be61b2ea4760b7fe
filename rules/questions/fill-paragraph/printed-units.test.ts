import { describe, expect, it } from 'vitest';
import { withoutPrintedUnit } from './printed-units.ts';

describe('withoutPrintedUnit', () => {
  it.each([
    ['the sign again', 'Price: £{{1}} a day', '£24', '24'],
    ['the sign in words', 'Price: £{{1}} a day', '24 pounds', '24'],
    ['words after printed words', '{{1}} pounds a month', '30 pounds', '30'],
    ['the sign before printed words', '{{1}} pounds', '£30', '30'],
    ['dollars', 'Fee: $ {{1}}', '$5', '5'],
    ['the half of the day', 'Starts at {{1}} p.m.', '7.30 pm', '7.30'],
    ['the half of the day with points', 'Starts at {{1}} pm', '7.30 p.m.', '7.30'],
    ['per cent', '{{1}}% of them', '45 per cent', '45'],
    ['nothing to take away', 'Price: £{{1}}', '24', '24'],
    ['another currency', 'Price: £{{1}}', '$24', '$24'],
    ['the other half of the day', '{{1}} p.m.', '7.30 am', '7.30 am'],
    ['no unit is printed', 'Price: {{1}}', '£24', '£24'],
    ['the unit alone', '{{1}} pounds', 'pounds', 'pounds'],
    ['a word that ends alike', 'meet at {{1}} p.m.', 'the pm', 'the'],
    ['a word with the letters inside', 'a {{1}} a.m.', 'gram', 'gram'],
  ])('%s', (_, text, given, expected) => {
    expect(withoutPrintedUnit(text, '1', given)).toBe(expected);
  });
});
