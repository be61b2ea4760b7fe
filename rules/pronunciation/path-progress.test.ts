import { describe, expect, it } from 'vitest';
import type { PronunciationProgress, PronunciationSection } from '#contract/pronunciation-lesson.ts';
import { nextLesson, nextSection, sectionsDone, type WaitingProgress, withWaiting } from './path-progress.ts';

const server = (
  section: PronunciationSection,
  status: 1 | 2,
  score: number | null = null,
  lesson_id = 'a',
): PronunciationProgress => ({ lesson_id, section, status, score, graded_at: null });
const done = (at: number, section: PronunciationSection, status: 1 | 2, score: number | null = null) =>
  ({ kind: 'section', lessonId: 'a', at, section, status, score }) satisfies WaitingProgress;
const reset = (at: number): WaitingProgress => ({ kind: 'reset', lessonId: 'a', at });

describe('progress with what waits on the device', () => {
  it.each([
    ['nothing waits', [server('hear', 2)], [], [server('hear', 2)]],
    ['something new', [], [done(1, 'tell', 2, 80)], [server('tell', 2, 80)]],
    ['begun again', [server('tell', 2, 80)], [done(1, 'tell', 1)], [server('tell', 2, 80)]],
    ['a worse score', [server('tell', 2, 80)], [done(1, 'tell', 2, 60)], [server('tell', 2, 80)]],
    ['a better score', [server('tell', 2, 80)], [done(1, 'tell', 2, 90)], [server('tell', 2, 90)]],
    ['a reset', [server('tell', 2, 80), server('say', 1)], [reset(1)], []],
    ['a reset of another lesson', [server('tell', 2, 80, 'b')], [reset(1)], [server('tell', 2, 80, 'b')]],
    [
      'something after a reset, stored in another order',
      [server('tell', 2, 80)],
      [done(3, 'tell', 1), reset(2), done(1, 'tell', 2, 90)],
      [server('tell', 1)],
    ],
  ])('%s', (_, progress, waiting, expected) => {
    expect(withWaiting(progress, waiting)).toEqual(expected);
  });
});

describe('what comes next', () => {
  it.each([
    [[], 'hear', 0],
    [[server('hear', 1)], 'hear', 0],
    [[server('hear', 2)], 'tell', 1],
    [[server('hear', 2), server('say', 2)], 'tell', 2],
    [[server('hear', 2), server('tell', 2), server('say', 2), server('use', 2)], null, 4],
  ] as const)('of the sections: %j', (progress, next, count) => {
    expect(nextSection(progress, 'a')).toBe(next);
    expect(sectionsDone(progress, 'a')).toBe(count);
  });

  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const completed = (lesson: string) =>
    (['hear', 'tell', 'say', 'use'] as const).map((section) => server(section, 2, null, lesson));
  it.each([
    ['the first', [], null, 'a'],
    ['the first that is not done', completed('a'), null, 'b'],
    ['the one after this one', [], 'b', 'c'],
    ['from the beginning after the last', [], 'c', 'a'],
    ['never the same', [...completed('a'), ...completed('c')], 'b', null],
    ['none', [...completed('a'), ...completed('b'), ...completed('c')], null, null],
  ] as const)('of the lessons: %s', (_, progress, after, next) => {
    expect(nextLesson(all, progress, after)?.id ?? null).toBe(next);
  });
});
