import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  GRACE_MS,
  isInTime,
  isOver,
  judgeAnswer,
  secondsLeft,
  submissionTime,
  warningFor,
} from './exam-time.ts';

const BEGAN = 1_795_000_000_000;
const MINUTE = 60_000;
const DEADLINE = deadlineOf(BEGAN, 60);

describe('the deadline', () => {
  it.each([
    ['a reading test', 60, 3_600_000],
    ['a listening test', 30, 1_800_000],
    ['no time at all', 0, 0],
  ])('of %s', (_, minutes, ms) => {
    expect(deadlineOf(BEGAN, minutes) - BEGAN).toBe(ms);
  });
});

describe('the seconds left', () => {
  it.each([
    ['at the start', BEGAN, 3_600],
    ['a millisecond later', BEGAN + 1, 3_600],
    ['a second later', BEGAN + 1_000, 3_599],
    ['just before the end', DEADLINE - 1, 1],
    ['at the end', DEADLINE, 0],
    ['long after', DEADLINE + 86_400_000, 0],
    ['on a clock that was set back', BEGAN - MINUTE, 3_660],
  ])('%s', (_, now, expected) => {
    expect(secondsLeft(DEADLINE, now)).toBe(expected);
  });
});

describe('the warning', () => {
  it.each([
    ['none with enough time', 601, 60, null],
    ['at ten minutes', 600, 60, 10],
    ['between', 301, 60, 10],
    ['at five minutes', 300, 60, 5],
    ['at the last second', 1, 60, 5],
    ['none once it is over', 0, 60, null],
    ['none at ten minutes in a test of ten', 600, 10, null],
    ['at five minutes in a test of ten', 300, 10, 5],
    ['none in a test of five minutes', 300, 5, null],
  ] as const)('%s', (_, left, minutes, expected) => {
    expect(warningFor(left, minutes)).toBe(expected);
  });
});

describe('isInTime', () => {
  it.each([
    ['before the deadline', DEADLINE - 1, true],
    ['at the deadline', DEADLINE, true],
    ['within the grace period', DEADLINE + GRACE_MS, true],
    ['after the grace period', DEADLINE + GRACE_MS + 1, false],
  ])('%s', (_, at, expected) => {
    expect(isInTime(at, DEADLINE)).toBe(expected);
    expect(isOver(DEADLINE, at)).toBe(!expected);
  });
});

describe('judgeAnswer', () => {
  const at = (minute: number): number => BEGAN + minute * MINUTE;
  const under = { deadline: DEADLINE, submitted: null };
  const handedIn = { deadline: DEADLINE, submitted: at(30) };
  const atTheEnd = { deadline: DEADLINE, submitted: DEADLINE };

  it.each([
    ['the first answer', at(5), null, under, 'stands'],
    ['a newer answer', at(6), at(5), under, 'stands'],
    ['the same answer again', at(5), at(5), under, 'stands'],
    ['an older answer that arrives later', at(4), at(5), under, 'older'],
    ['after the deadline', at(61), null, under, 'too-late'],
    ['after the deadline, replacing another', at(61), at(5), under, 'too-late'],
    ['within the grace period', DEADLINE + GRACE_MS, at(5), under, 'stands'],
    ['before the learner submitted', at(29), at(5), handedIn, 'stands'],
    ['after the learner submitted', at(31), at(5), handedIn, 'after-submission'],
    ['the only answer, delayed', at(31), null, handedIn, 'stands'],
    ['after the learner submitted and the deadline', at(61), at(5), handedIn, 'too-late'],
    ['saved as the time ran out', DEADLINE + 1, at(5), atTheEnd, 'stands'],
  ] as const)('%s', (_, given, stored, times, expected) => {
    expect(judgeAnswer(given, stored, times)).toBe(expected);
  });
});

describe('the time of a submission', () => {
  it.each([
    ['before the deadline', DEADLINE - 1, DEADLINE - 1],
    ['after the deadline', DEADLINE + MINUTE, DEADLINE],
  ])('%s', (_, at, expected) => {
    expect(submissionTime(at, DEADLINE)).toBe(expected);
  });
});
