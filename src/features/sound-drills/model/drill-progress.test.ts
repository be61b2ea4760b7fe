import { expect, it } from 'vitest';
import { parseProgress, withRound } from './drill-progress.ts';

it('keeps the last and the best round of each drill', () => {
  const first = withRound({}, 'th-t', 6, 8);
  const worse = withRound(first, 'th-t', 4, 8);
  const equal = withRound(withRound(worse, 'r-l', 8, 8), 'th-t', 6, 8);
  expect(worse['th-t']).toEqual({
    rounds: 2,
    last: { right: 4, total: 8 },
    best: { right: 6, total: 8 },
  });
  expect(equal['th-t']?.rounds).toBe(3);
  expect(equal['r-l']?.best.right).toBe(8);
});

it.each([undefined, null, 'x', { 'th-t': { rounds: 'x' } }])(
  'treats data of another shape as empty',
  (stored) => {
    expect(parseProgress(stored)).toEqual({});
  },
);
