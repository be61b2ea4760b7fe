import { expect, it } from 'vitest';
import type { CommandRow } from '../database/rows.ts';
import { placeInLine } from './blockers.ts';

const cases: [name: string, after: string[], states: [string, CommandRow['state']][], place: string][] = [
  ['nothing goes first', [], [['a', 'queued']], 'free'],
  ['the earlier one waits', ['a'], [['a', 'queued']], 'behind'],
  ['the earlier one has been acknowledged or deleted', ['a'], [], 'free'],
  ['the earlier one is parked', ['a'], [['a', 'parked']], 'past-parked'],
  [
    'one of two still waits',
    ['a', 'b'],
    [
      ['a', 'parked'],
      ['b', 'queued'],
    ],
    'behind',
  ],
];

it.each(cases)('%s', (_name, after, states, place) => {
  expect(placeInLine(after, new Map(states))).toBe(place);
});
