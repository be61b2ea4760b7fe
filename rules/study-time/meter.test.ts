import { expect, it } from 'vitest';
import { type MeterEvent, measure, NOT_USED } from './meter.ts';
import type { Span } from './spans.ts';

/** `u30`: a use after 30 s; `l40`: left after 40 s. */
const events = (text: string): MeterEvent[] =>
  text
    .split(' ')
    .map((each) => ({ kind: each.startsWith('u') ? 'use' : 'leave', at: Number(each.slice(1)) * 1000 }));
const seconds = (spans: readonly Span[]) => spans.map(([from, to]) => [from / 1000, to / 1000]);

it.each<[string, string, number[][]]>([
  ['opened and left', 'u0 l20', [[0, 20]]],
  ['used all the time', 'u0 u30 u80 u140 l150', [[0, 150]]],
  ['left alone for an hour: a minute counts', 'u0 l3600', [[0, 60]]],
  ['a minute without a press is still use', 'u0 u60 l70', [[0, 70]]],
  [
    'a second more is cut, up to the next press',
    'u0 u61 l70',
    [
      [0, 60],
      [61, 70],
    ],
  ],
  [
    'in sight again',
    'u0 l10 u100 l130',
    [
      [0, 10],
      [100, 130],
    ],
  ],
  ['left twice', 'u0 l10 l20', [[0, 10]]],
  ['never used', 'l10', []],
  [
    'a clock set back counts what was measured before',
    'u100 u130 u5 l25',
    [
      [100, 130],
      [5, 25],
    ],
  ],
])('%s', (_, text, expected) => {
  const { open, spans } = events(text).reduce(measure, NOT_USED);
  expect(open).toBeNull();
  expect(seconds(spans)).toEqual(expected);
});
