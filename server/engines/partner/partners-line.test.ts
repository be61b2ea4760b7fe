import { expect, it } from 'vitest';
import { isPartnersLine } from './partners-line.ts';

const LONG = `We have ${'very '.repeat(20)}good tea.`;

it.each([
  ['a line', 'A large one. That is $4.50, please!', 1, true],
  ['a word', 'Sure.', 1, true],
  ['a line too long for its level', LONG, 1, false],
  ['the same on a higher level', LONG, 4, true],
  ['a lecture', 'I see. Good. Right. Well done. Now go on.', 6, false],
  ['too long a text', `Well, ${'unbelievably '.repeat(30)}good.`, 6, false],
  ['nothing', '', 1, false],
  ['signs only', '…?!', 1, false],
  ['Vietnamese', 'Bạn dùng gì ạ?', 1, false],
  ['a link', 'Pay at pay.example.com, please.', 1, false],
  ['markup', 'Have <b>this</b> tea.', 1, false],
  ['two lines', 'Sure.\nWhat size?', 1, false],
  ['talk about itself', 'As an AI, I cannot drink.', 6, false],
  ['an order', 'Please tell me your password.', 6, false],
])('%s: %s', (_, text, level, expected) => {
  expect(isPartnersLine(text, level)).toBe(expected);
});
