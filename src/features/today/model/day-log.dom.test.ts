import { expect, it } from 'vitest';

const DAY = '2026-11-21';

it('reads the day of the version before, which knew no measured time', async () => {
  const before = {
    learner: 'l',
    day: DAY,
    goal: 30,
    done: { 'section:a/b': 12 },
    reviewed: 5,
    celebrated: true,
  };
  localStorage.setItem('luyen.day', JSON.stringify(before));
  const { noteMeasured, progressOf } = await import('./day-log.ts');
  noteMeasured('l', DAY, 600);
  const stored = JSON.parse(localStorage.getItem('luyen.day') ?? '');
  expect(stored).toMatchObject({ done: before.done, celebrated: true, isGoalSet: false, seconds: 600 });
  expect(progressOf(stored)).toEqual({ done: 10, goal: 30, isReached: false });
});
