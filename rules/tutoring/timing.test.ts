import { describe, expect, it } from 'vitest';
import { attendanceOfJoin, canJoin, liveTiming } from './timing.ts';

const starts_at = Date.parse('2026-12-01T19:30:00+07:00');
const ends_at = Date.parse('2026-12-01T21:00:00+07:00');
const span = { starts_at, ends_at };
const at = (text: string) => Date.parse(`2026-${text}+07:00`);

describe('liveTiming', () => {
  it.each([
    ['11-30T19:29:59', 1, false],
    ['11-30T19:30:00', 2, false],
    ['12-01T19:14:59', 2, false],
    ['12-01T19:15:00', 5, true],
    ['12-01T19:29:59', 5, true],
    ['12-01T19:30:00', 3, true],
    ['12-01T20:59:59', 3, true],
    ['12-01T21:00:00', 4, false],
  ])('at %s is %i', (moment, timing, open) => {
    expect(liveTiming(span, at(moment))).toBe(timing);
    expect(canJoin(span, at(moment))).toBe(open);
  });

  it('is right by a wrong clock with its skew', () => {
    const skew = -2 * 86_400_000;
    const device = at('12-03T19:15:00');
    expect(liveTiming(span, device)).toBe(4);
    expect(liveTiming(span, device + skew)).toBe(5);
    expect(liveTiming(span, device - 1_000 + skew)).toBe(2);
  });
});

describe('attendanceOfJoin', () => {
  it.each([
    ['12-01T19:15:00', 'present'],
    ['12-01T19:40:00', 'present'],
    ['12-01T19:40:01', 'late'],
  ])('joined at %s is %s', (moment, status) => {
    expect(attendanceOfJoin(span, at(moment))).toBe(status);
  });
});
