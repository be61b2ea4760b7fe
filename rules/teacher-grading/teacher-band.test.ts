import { expect, it } from 'vitest';
import { criteriaOf, teacherBand } from './teacher-band.ts';

it.each([
  [[6, 6, 6, 6], 6],
  [[6, 6, 6, 7], 6.5],
  [[6, 6, 7, 7], 6.5],
  [[6, 7, 7, 7], 7],
  [[6.5, 6, 6, 6], 6],
  [[5.5, 6, 5, 6.5], 6],
  [[0, 0, 0, 0], 0],
  [[9, 9, 9, 9], 9],
])('criteria %j give band %s', (bands, expected) => {
  expect(teacherBand(bands.map((band) => ({ band })))).toBe(expected);
});

it('has four criteria for an essay and for a talk', () => {
  expect(criteriaOf('writing')).toEqual(['TR', 'CC', 'LR', 'GRA']);
  expect(criteriaOf('speaking')).toEqual(['FC', 'LR', 'GRA', 'P']);
});
