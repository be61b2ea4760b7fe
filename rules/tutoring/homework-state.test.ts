import { expect, it } from 'vitest';
import { homeworkState } from './homework-state.ts';

const DUE = 1_000;
const done = (at: number) => ({ attempt_id: null, at });

it.each([
  ['not begun', { due_at: DUE, done: null, is_begun: false }, DUE, 'open'],
  ['begun', { due_at: DUE, done: null, is_begun: true }, DUE, 'begun'],
  ['late', { due_at: DUE, done: null, is_begun: true }, DUE + 1, 'overdue'],
  ['never due', { due_at: null, done: null, is_begun: false }, DUE + 1, 'open'],
  ['handed in to the second', { due_at: DUE, done: done(DUE), is_begun: true }, 9_999, 'done'],
  ['handed in afterwards', { due_at: DUE, done: done(DUE + 1), is_begun: true }, 9_999, 'done_late'],
] as const)('homework %s', (_, item, now, expected) => {
  expect(homeworkState(item, now)).toBe(expected);
});
