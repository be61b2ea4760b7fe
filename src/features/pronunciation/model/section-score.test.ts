import { expect, it } from 'vitest';
import { sectionScore } from './section-score.ts';

const local = (at: number, ...points: number[]) => ({
  at,
  results: points.map((point) => ({ score: { point } })),
});

it.each([
  ['nothing', undefined, undefined, null],
  ['begun only', { score: null, graded_at: null }, undefined, null],
  ['told apart', { score: 80, graded_at: null }, undefined, { score: 80, isProvisional: false }],
  ['said here', { score: null, graded_at: null }, local(5, 60, 71), { score: 66, isProvisional: true }],
  ['said here, without a scorer', undefined, local(5), null],
  ['graded since', { score: 90, graded_at: 6 }, local(5, 60), { score: 90, isProvisional: false }],
  ['said again since', { score: 90, graded_at: 4 }, local(5, 60), { score: 60, isProvisional: true }],
] as const)('%s', (_, own, said, expected) => {
  expect(sectionScore(own, said)).toEqual(expected);
});
