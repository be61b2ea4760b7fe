import { describe, expect, it } from 'vitest';
import type { ClassSummary } from '#contract/tutoring.ts';
import { CLASS_MOMENT, classAction, classMoment, nextChange } from './class-moment.ts';

const at = (text: string) => Date.parse(`2026-${text}+07:00`);
const lesson = {
  id: '0',
  class_id: '0',
  title: '',
  is_cancelled: false,
  starts_at: at('12-08T19:30:00'),
  ends_at: at('12-08T21:00:00'),
};
type Facts = Pick<ClassSummary, 'teacher_name' | 'incoming' | 'ends_at' | 'final_test' | 'status'>;
const running: Facts = {
  teacher_name: 'Cô Mai',
  incoming: lesson,
  ends_at: at('12-20T21:00:00'),
  final_test: { id: 'x', title: '', is_done: false },
  status: 3,
};
const M = CLASS_MOMENT;

describe('the countdown to a lesson, to the second', () => {
  it.each([
    ['12-01T19:29:59', M.WEEKS_AWAY, 'prepare'],
    ['12-01T19:30:00', M.DAYS_AWAY, 'prepare'],
    ['12-07T19:29:59', M.DAYS_AWAY, 'prepare'],
    ['12-07T19:30:00', M.HOURS_AWAY, 'prepare'],
    ['12-08T18:29:59', M.HOURS_AWAY, 'prepare'],
    ['12-08T18:30:00', M.MINUTES_AWAY, 'prepare'],
    ['12-08T19:14:59', M.MINUTES_AWAY, 'prepare'],
    ['12-08T19:15:00', M.ROOM_OPEN, 'join'],
    ['12-08T19:29:59', M.ROOM_OPEN, 'join'],
    ['12-08T19:30:00', M.RUNNING, 'join'],
    ['12-08T20:49:59', M.RUNNING, 'join'],
    ['12-08T20:50:00', M.ENDING, 'join'],
    ['12-08T20:59:59', M.ENDING, 'join'],
    // The next one is not known before the server has been asked.
    ['12-08T21:00:00', M.NO_LESSON, 'review'],
  ] as const)('at %s', (moment, expected, action) => {
    expect(classMoment(running, at(moment))).toBe(expected);
    expect(classAction(expected)).toBe(action);
  });

  it('holds by a wrong clock with its skew', () => {
    const skew = 3 * 3_600_000 + 7_000;
    expect(classMoment(running, at('12-08T16:14:52') + skew)).toBe(M.MINUTES_AWAY);
    expect(classMoment(running, at('12-08T16:14:53') + skew)).toBe(M.ROOM_OPEN);
  });
});

describe('what is awaited, and the end', () => {
  const last = { ...running, ends_at: lesson.ends_at };
  const none = { ...running, incoming: null };
  it.each<[string, Facts | null, string, number, string]>([
    ['no class', null, '12-01T00:00:00', M.NO_CLASS, 'advise'],
    ['no teacher', { ...running, teacher_name: null }, '12-08T19:14:59', M.NO_TEACHER, 'advise'],
    [
      'no teacher, but an open room',
      { ...running, teacher_name: null },
      '12-08T19:15:00',
      M.ROOM_OPEN,
      'join',
    ],
    [
      'neither teacher nor lesson',
      { ...none, teacher_name: null, ends_at: null },
      '12-01T00:00:00',
      M.NO_TEACHER,
      'advise',
    ],
    ['no lesson yet', { ...none, ends_at: null, status: 1 }, '12-01T00:00:00', M.NO_LESSON, 'review'],
    ['a second before the end of the last', last, '12-08T20:59:59', M.ENDING, 'join'],
    ['the end of the last', last, '12-08T21:00:00', M.TEST_TO_DO, 'test'],
    [
      'after the test',
      { ...last, final_test: { id: 'x', title: '', is_done: true } },
      '12-08T21:00:00',
      M.FINISHED,
      'review',
    ],
    ['without a test', { ...last, final_test: null }, '12-08T21:00:00', M.FINISHED, 'review'],
    [
      'closed before its end',
      { ...running, status: 2, final_test: null },
      '12-08T19:20:00',
      M.FINISHED,
      'review',
    ],
  ])('%s', (_, facts, moment, expected, action) => {
    expect(classMoment(facts, at(moment))).toBe(expected);
    expect(classAction(classMoment(facts, at(moment)))).toBe(action);
  });
});

describe('nextChange', () => {
  it.each([
    ['11-20T00:00:00', '12-01T19:30:00'],
    ['12-01T19:30:00', '12-07T19:30:00'],
    ['12-08T19:15:00', '12-08T19:30:00'],
    ['12-08T20:55:00', '12-08T21:00:00'],
  ])('after %s is %s', (now, next) => {
    expect(nextChange(running, at(now))).toBe(at(next));
  });

  it('is none after the lesson, and without one', () => {
    expect(nextChange(running, lesson.ends_at)).toBeNull();
    expect(nextChange(null, 0)).toBeNull();
  });
});
