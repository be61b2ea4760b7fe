import { describe, expect, it } from 'vitest';
import type { ActivationStatus } from '#contract/course.ts';
import { courseToOpen, lessonToOpen } from './next-step.ts';

const course = (id: string, status: ActivationStatus, is_free = false) => ({
  id,
  is_free,
  course_activation_status: status,
});

describe('courseToOpen', () => {
  it.each([
    ['none', [], null],
    ['only courses that are not granted', [course('a', 0)], null],
    ['the free one for a new learner', [course('a', 0), course('free', 2, true)], ['free', false]],
    ['the active one', [course('free', 2, true), course('a', 1)], ['a', true]],
    ['the granted one before the free one', [course('free', 2, true), course('a', 2)], ['a', false]],
    ['no expired one', [course('a', 10), course('free', 10, true)], null],
    ['the first of two active ones', [course('b', 1), course('a', 1)], ['b', true]],
  ])('%s', (_, courses, expected) => {
    const next = courseToOpen(courses);
    expect(next && [next.course.id, next.begun]).toEqual(expected);
  });
});

describe('lessonToOpen', () => {
  it.each([
    ['no lesson', [], null],
    ['nothing done', [0, 0], [1, 2]],
    ['one under way', [2, 1, 0], [2, 3]],
    ['a gap', [2, 0, 2], [2, 3]],
    ['all done', [2, 2], null],
  ] as const)('%s', (_, progress, expected) => {
    const next = lessonToOpen(progress.map((value) => ({ progress: value })));
    expect(next && [next.place, next.of]).toEqual(expected);
  });
});
