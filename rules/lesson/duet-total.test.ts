import { expect, it } from 'vitest';
import { duetTotal } from './duet-total.ts';

const UNSAID = { state: 'unsaid', score: null } as const;
const WAITING = { state: 'waiting', score: null } as const;
const graded = (score: number) => ({ state: 'graded', score }) as const;

it.each([
  ['nothing said', [UNSAID, UNSAID], { said: 0, of: 2, graded: 0, score: null }],
  ['a line that waits', [WAITING, UNSAID], { said: 1, of: 2, graded: 0, score: null }],
  ['some graded', [graded(60), WAITING, graded(81)], { said: 3, of: 3, graded: 2, score: 71 }],
  ['a line graded 0', [graded(0)], { said: 1, of: 1, graded: 1, score: 0 }],
])('sums a duet with %s', (_name, lines, expected) => {
  expect(duetTotal(lines)).toEqual(expected);
});
