import { describe, expect, it } from 'vitest';
import { coursesByLevel } from './courses-by-level.ts';

const of = (id: string, level: number) => ({ id, level });

describe('courses under their levels', () => {
  it.each([
    ['no course', [], { 0: [], 1: [], 2: [] }, []],
    ['one', [of('a', 1)], { 0: [], 1: ['a'], 2: [] }, []],
    ['several at a level keep their order', [of('b', 2), of('a', 2)], { 0: [], 1: [], 2: ['b', 'a'] }, []],
    ['mixed', [of('a', 2), of('b', 0), of('c', 2)], { 0: ['b'], 1: [], 2: ['a', 'c'] }, []],
    ['an unknown level', [of('a', 9), of('b', 0.5)], { 0: [], 1: [], 2: [] }, ['a', 'b']],
  ])('%s', (_, courses, expected, left) => {
    const { byLevel, others } = coursesByLevel(courses, [0, 1, 2]);
    const ids = Object.fromEntries([...byLevel].map(([level, list]) => [level, list.map(({ id }) => id)]));
    expect(ids).toEqual(expected);
    expect(others.map(({ id }) => id)).toEqual(left);
  });
});
