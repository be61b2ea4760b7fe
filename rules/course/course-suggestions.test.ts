import { describe, expect, it } from 'vitest';
import { suggestCourses } from './course-suggestions.ts';

const COURSES = [
  { id: 'advanced', level: 4, is_free: false },
  { id: 'intermediate', level: 2, is_free: false },
  { id: 'starter', level: 1, is_free: true },
  { id: 'basics', level: 0, is_free: false },
];
const told = (wanted: number | null) =>
  suggestCourses(COURSES, wanted).map(({ id, reason }) => `${id}: ${reason}`);

describe('suggestCourses', () => {
  it.each([
    [
      'no known level: free courses, then the lowest level first',
      null,
      ['starter: free', 'basics: other', 'intermediate: other', 'advanced: other'],
    ],
    [
      'a level between two courses',
      1,
      ['starter: level', 'intermediate: next_level', 'basics: other', 'advanced: other'],
    ],
    [
      'a level without a course',
      3,
      ['starter: free', 'advanced: next_level', 'intermediate: other', 'basics: other'],
    ],
    ['the highest level', 4, ['starter: free', 'advanced: level', 'intermediate: other', 'basics: other']],
  ])('%s', (_, wanted, expected) => {
    expect(told(wanted)).toEqual(expected);
  });
});
