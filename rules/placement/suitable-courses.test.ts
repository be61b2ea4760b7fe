import { expect, it } from 'vitest';
import { suitableCourses } from './suitable-courses.ts';

const course = (id: string, level: number) => ({ id, level });

it.each([
  ['of the very level', [0, 1, 2, 1], 1, [1, 3]],
  ['the nearest where there is none', [0, 3], 2, [1]],
  ['the easier of two as near', [1, 3], 2, [0]],
  ['easier where nothing is harder', [0, 1], 4, [1]],
  ['none of none', [], 2, []],
] as const)('%s', (_, levels, level, expected) => {
  const courses = levels.map((each, index) => course(String(index), each));
  expect(suitableCourses(courses, { level }).map(({ id }) => Number(id))).toEqual(expected);
});
