import { describe, expect, it } from 'vitest';
import { newCourseIds } from './new-courses.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const added = (id: string, days: number) => ({ id, added_at: NOW - days * DAY });

describe('newCourseIds', () => {
  it.each([
    ['none', [], []],
    ['all added at the same time', [added('a', 1), added('b', 1)], []],
    ['one added later', [added('b', 2), added('a', 90)], ['b']],
    ['one added 30 days ago', [added('b', 30), added('a', 90)], []],
  ])('%s', (_, latest, expected) => {
    expect([...newCourseIds(latest, NOW)]).toEqual(expected);
  });
});
