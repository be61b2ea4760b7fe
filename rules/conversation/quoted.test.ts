import { expect, it } from 'vitest';
import { isQuoted } from './quoted.ts';

it.each([
  ['the learner’s words', 'Sorry, how much is it?', 'how much is it', true],
  ['other signs and letters', 'I’d like a coffee. It’s cold', "it's  COLD!", true],
  ['all of one word', 'Cash.', 'cash', true],
  ['one word among others', 'I pay in cash', 'cash', false],
  ['words in another order', 'is it how much', 'how much is it', false],
  ['parts of words', 'the coffees here', 'the coffee', false],
  ['words that were not said', 'A coffee, please.', 'how much is it', false],
  ['nothing', 'A coffee, please.', '…', false],
  ['nothing of nothing', '', '', false],
])('%s: %s, "%s"', (_, said, quote, expected) => {
  expect(isQuoted(said, quote)).toBe(expected);
});
