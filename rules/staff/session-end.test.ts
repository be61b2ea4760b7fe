import { describe, expect, it } from 'vitest';
import { movesEnd, sessionEnd } from './session-end.ts';

const at = (hours: number): number => Date.parse('2026-11-21T01:00:00Z') + hours * 3_600_000;
const CODE = at(0);

describe('sessionEnd', () => {
  it.each([
    ['just after the code', 0, 1],
    ['while working', 5.5, 6.5],
    ['near the end of the day', 11.5, 12],
    ['twelve hours later', 12, 12],
  ])('%s: %s h after the code, open until %s h after it', (_, now, end) => {
    expect(sessionEnd(CODE, at(now))).toBe(at(end));
  });
});

describe('movesEnd', () => {
  it.each([
    ['a moment after the last call', 1, 1 / 60, false],
    ['four minutes after it', 1, 4 / 60, false],
    ['five minutes after it', 1, 5 / 60, true],
    ['when the day is used up', 12, 11.5, false],
  ])('%s', (_, end, now, moves) => {
    expect(movesEnd(CODE, at(end), at(now))).toBe(moves);
  });
});
