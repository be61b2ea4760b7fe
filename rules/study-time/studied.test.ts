import { describe, expect, it } from 'vitest';
import { lengthOf, type Span } from './spans.ts';
import { secondsOf, shownMinutes, type Use, unionOf, withUse } from './studied.ts';

const minutes = (...spans: Span[]): Span[] => spans.map(([from, to]) => [from * 60_000, to * 60_000]);
const use = (subject: string, ...spans: Span[]): Use => ({ subject, spans: minutes(...spans) });
const KNOWN = [use('test:a', [0, 10]), use('section:l/s', [20, 25])];

describe('use that is new', () => {
  it.each<[string, Use, number | null, Span[]]>([
    ['of new work', use('trial:x', [30, 35]), 7, [[30, 35]]],
    [
      'of the same work, later',
      use('test:a', [12, 14]),
      40,
      [
        [0, 10],
        [12, 14],
      ],
    ],
    ['sent again', use('test:a', [0, 10]), 40, [[0, 10]]],
    ['at the same time on another device', use('test:a', [5, 12]), 40, [[0, 12]]],
    ['of other work at the same time', use('trial:x', [8, 22]), 30, [[10, 20]]],
    ['beyond the plan', use('trial:x', [30, 50]), 7, [[30, 37]]],
    ['of work that has reached its plan', use('test:a', [30, 35]), 10, [[0, 10]]],
    ['of work whose plan is shorter now', use('test:a', [30, 35]), 8, [[0, 10]]],
    ['of work without a known plan', use('trial:x', [30, 90]), null, [[30, 90]]],
  ])('%s', (_, fresh, planned, expected) => {
    expect(withUse(KNOWN, fresh, planned)).toEqual(minutes(...expected));
  });
});

it('two devices add up to the time that has passed', () => {
  const day = unionOf(KNOWN, [use('test:a', [5, 22]), use('trial:x', [9, 30])], () => 40);
  expect(lengthOf(day.flatMap(({ spans }) => spans))).toBe(30 * 60_000);
  expect(day.reduce((sum, { spans }) => sum + lengthOf(spans), 0)).toBe(30 * 60_000);
});

it.each([
  [0, 0, 0],
  [29, 0, 0],
  [30, 0, 1],
  [61, 0, 1],
  [600, 40, 50],
])('%i s and %i estimated minutes are shown as %i', (seconds, estimated, shown) => {
  expect(shownMinutes(seconds, estimated)).toBe(shown);
});

it('seconds are whole', () => {
  expect(
    secondsOf([
      [0, 1499],
      [2000, 2100],
    ]),
  ).toBe(2);
});
