import { expect, it } from 'vitest';
import { learntOf, numbersOf } from './learnt.ts';
import { RESULT_HEAD } from './words.ts';

const { learnt, rest } = RESULT_HEAD;

it.each([
  ['nothing answered', [], 0, false, learnt.blank],
  ['all right', [1, 2], 0, true, learnt.sure('1, 2')],
  ['none right', [], 3, false, learnt.explained],
  ['some right, the rest noted', [4], 2, true, `${learnt.sure('4')} ${learnt.inNotebook}`],
] as const)('of %s tells what was learnt', (_, right, wrong, isInNotebook, expected) => {
  expect(learntOf({ right, wrong, isInNotebook })).toBe(expected);
});

it('names six numbers and counts the others', () => {
  expect(numbersOf([1, 2, 3, 4, 5, 6, 7, 8])).toBe(`1, 2, 3, 4, 5, 6${rest(2)}`);
});
