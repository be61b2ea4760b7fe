import { expect, it } from 'vitest';
import { mayRejectResult } from './may-reject-result.ts';

it.each([
  ['a graded test', { waiting: 0, hasResult: true, isRejected: false }, true],
  ['one that is being graded', { waiting: 2, hasResult: true, isRejected: false }, false],
  ['one without a result', { waiting: 0, hasResult: false, isRejected: false }, false],
  ['one that was rejected before', { waiting: 0, hasResult: true, isRejected: true }, false],
  ['one that is graded once more', { waiting: 3, hasResult: true, isRejected: true }, false],
] as const)('%s', (_, facts, expected) => {
  expect(mayRejectResult(facts)).toBe(expected);
});
