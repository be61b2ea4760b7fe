import { describe, expect, it } from 'vitest';
import { badgeCount } from './badge-count.ts';
import { shouldOffer } from './offer.ts';
import { ownReminder } from './own-reminder.ts';
import { showingOf } from './received.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T20:00:00+07:00');

describe('a push that has arrived', () => {
  const arrival = { now: NOW, isForOwner: true, studiedToday: false, sentToday: true };

  it.each([
    ['the streak’s reminder', 'streak', 0, {}, 'sent'],
    ['the same, hours later', 'streak', 3 * HOUR, {}, 'sent'],
    ['the same after today’s work', 'streak', 0, { studiedToday: true }, 'studied'],
    ['that of yesterday', 'streak', 9 * HOUR, { sentToday: false }, 'general'],
    [
      'that of yesterday, after today’s work',
      'streak',
      9 * HOUR,
      { sentToday: false, studiedToday: true },
      'studied',
    ],
    ['a grade of last week', 'graded', 7 * 24 * HOUR, { sentToday: false }, 'sent'],
    ['a grade of long ago', 'graded', 40 * 24 * HOUR, { sentToday: false }, 'general'],
    ['a grade after today’s work', 'graded', 0, { studiedToday: true }, 'sent'],
    ['a lesson that begins', 'class', 20 * 60_000, {}, 'sent'],
    ['a lesson that has begun', 'class', 2 * HOUR, {}, 'general'],
    ['a clock that is behind', 'class', -2 * HOUR, {}, 'sent'],
    ['somebody else’s grade', 'graded', 0, { isForOwner: false }, 'general'],
    ['somebody else’s streak', 'streak', 0, { isForOwner: false, studiedToday: true }, 'general'],
  ] as const)('%s', (_, kind, age, more, expected) => {
    expect(showingOf({ kind, at: NOW - age }, { ...arrival, ...more })).toBe(expected);
  });
});

describe('a reminder put off by an hour', () => {
  const late = {
    dueAt: NOW - 1,
    now: NOW,
    isTold: false,
    studiedToday: false,
    isSameDay: true,
    isQuiet: false,
  };

  it.each([
    ['its hour has not passed', { dueAt: NOW + 1 }, 'wait'],
    ['its hour has passed, and the server does not know', {}, 'show'],
    ['the server knows', { isTold: true }, 'forget'],
    ['the work is done', { studiedToday: true }, 'forget'],
    ['the work is done before its hour', { studiedToday: true, dueAt: NOW + 1 }, 'forget'],
    ['it is night', { isQuiet: true }, 'forget'],
    ['it is another day', { isSameDay: false }, 'forget'],
  ])('%s', (_, more, expected) => {
    expect(ownReminder({ ...late, ...more })).toBe(expected);
  });
});

it.each([
  ['on the second day, after its work', {}, true],
  ['on the first day', { studyDays: 1 }, false],
  ['before the day’s work', { studiedToday: false }, false],
  ['where they are on', { isOn: true }, false],
  ['to somebody who said no', { isDeclined: true }, false],
  ['where none can come', { isPossible: false }, false],
])('reminders are offered %s: %s', (_, more, expected) => {
  const facts = { isPossible: true, isOn: false, studyDays: 2, studiedToday: true, isDeclined: false };
  expect(shouldOffer({ ...facts, ...more })).toBe(expected);
});

it.each([
  ['nothing', 0, 0, null, 0],
  ['work that is not sent', 3, 0, null, 3],
  ['notifications', 0, 2, null, 2],
  ['cards of an earlier day', 0, 0, NOW - HOUR, 1],
  ['cards of tomorrow', 0, 0, NOW + 9 * HOUR, 0],
  ['some of each', 1, 2, NOW, 4],
])('the badge for %s', (_, unsent, unread, cardsDueAt, expected) => {
  expect(badgeCount({ unsent, unread, cardsDueAt }, NOW + 4 * HOUR)).toBe(expected);
});
