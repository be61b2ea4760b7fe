import { describe, expect, it } from 'vitest';
import { courseEntry, enterableFirst } from './course-entry.ts';

describe('courseEntry', () => {
  it.each([
    ['activated', 1, false, 'open'],
    ['pending', 2, false, 'activate'],
    ['free, not activated yet', 0, true, 'activate'],
    ['not free, not granted', 0, false, 'closed'],
    ['expired', 10, true, 'closed'],
  ] as const)('%s', (_name, course_activation_status, is_free, expected) => {
    expect(courseEntry({ course_activation_status, is_free })).toBe(expected);
  });
});

it('puts first what can be entered now', () => {
  const courses = [
    { id: 'to-buy', course_activation_status: 0, is_free: false },
    { id: 'over', course_activation_status: 10, is_free: false },
    { id: 'waits', course_activation_status: 2, is_free: false },
    { id: 'free', course_activation_status: 0, is_free: true },
  ] as const;
  expect(enterableFirst(courses).map(({ id }) => id)).toEqual(['waits', 'free', 'to-buy', 'over']);
});
