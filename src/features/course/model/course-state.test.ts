import { describe, expect, it } from 'vitest';
import { type CourseDetails, completedLessons, expiry, levelName, nextLesson } from './course-state.ts';

type Lessons = CourseDetails['lessons'];
const lessons = (...progress: (0 | 1 | 2)[]): Lessons =>
  progress.map((value, index) => ({
    id: `l${index}`,
    title: '',
    summary: '',
    type: 1,
    position: index,
    minutes: 10,
    is_trial: false,
    progress: value,
  }));

describe('nextLesson', () => {
  it.each([
    ['nothing done', lessons(0, 0), 'l0', 0],
    ['one done', lessons(2, 0), 'l1', 1],
    ['one started after a gap', lessons(2, 0, 1), 'l1', 1],
    ['all done', lessons(2, 2), 'l0', 2],
    ['no lessons', lessons(), undefined, 0],
  ])('%s', (_name, list, id, done) => {
    expect(nextLesson(list)?.id).toBe(id);
    expect(completedLessons(list)).toBe(done);
  });
});

describe('expiry', () => {
  const now = Date.parse('2026-11-21T10:00:00+07:00');
  it.each([
    ['open-ended', null, null],
    ['today is the last day', '2026-11-21', 'soon'],
    ['yesterday was the last day', '2026-11-20', 'over'],
    ['within ten days', '2026-11-30', 'soon'],
    ['in ten days', '2026-12-01', 'soon'],
    ['in eleven days', '2026-12-02', null],
    ['invalid date', 'soon', null],
  ])('%s', (_name, end, expected) => {
    expect(expiry(end, now)).toBe(expected);
  });
});

describe('levelName', () => {
  it.each([
    [0, 'Pre-Foundation'],
    [4, 'Advanced'],
    [9, null],
  ])('%d is %s', (level, name) => {
    expect(levelName(level)).toBe(name);
  });
});
