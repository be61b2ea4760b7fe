import { expect, it } from 'vitest';
import { dueState } from './due-state.ts';

const HOUR = 3_600_000;

it.each([
  [0, 'urgent', 0],
  [1, 'urgent', 1],
  [6 * HOUR, 'urgent', 6],
  [6 * HOUR + 1, 'calm', 7],
  [48 * HOUR, 'calm', 48],
  [-1, 'overdue', 0],
  [-3 * HOUR, 'overdue', 3],
])('due in %i ms: %s, %i hours', (left, urgency, hours) => {
  expect(dueState(1e12 + left, 1e12)).toEqual({ urgency, hours });
});
