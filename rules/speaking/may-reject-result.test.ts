import { expect, it } from 'vitest';
import { mayRejectResult } from './may-reject-result.ts';

it.each([
  ['a graded test', { waiting: 0, hasBand: true, isRejected: false }, true],
  ['one that is being graded', { waiting: 2, hasBand: true, isRejected: false }, false],
  ['one without a band', { waiting: 0, hasBand: false, isRejected: false }, false],
  ['one that was rejected before', { waiting: 0, hasBand: true, isRejected: true }, false],
  ['one that is graded once more', { waiting: 3, hasBand: true, isRejected: true }, false],
] as const)('%s', (_, facts, expected) => {
  expect(mayRejectResult(facts)).toBe(expected);
});
