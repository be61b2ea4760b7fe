import { expect, it } from 'vitest';
import { isLevelDone, levelUpNeeds } from './level-up.ts';

const RULE = { scenes: 4, missions: 60 };
/** Six scenes with three missions each: `missions_done` of those whose goal was reached, negative: of the others. */
const roomsOf = (done: readonly number[]) =>
  done.map((count) => ({ is_reached: count > 0, missions: 3, missions_done: Math.abs(count) }));

it.each([
  [[0, 0, 0, 0, 0, 0], 0, 0, false],
  [[3, 3, 3, 2, 0, 0], 4, 11, true],
  [[3, 3, 3, 1, 0, 0], 4, 10, false],
  // Missions of scenes whose goal was not reached count as missions.
  [[3, 3, 3, 1, -1, 0], 4, 11, true],
  [[3, 3, 3, -3, -3, -3], 3, 18, false],
  [[3, 3, 3, 3, 3, 3], 6, 18, true],
])('missions %j: %i scenes, %i missions, done: %s', (done, scenes, missions, isDone) => {
  const needs = levelUpNeeds(RULE, roomsOf(done));
  expect(needs).toEqual({ scenes: { done: scenes, needed: 4 }, missions: { done: missions, needed: 11 } });
  expect(isLevelDone(needs)).toBe(isDone);
});

it('never asks for scenes that were withdrawn', () => {
  expect(levelUpNeeds(RULE, roomsOf([3, 3, 3]))).toMatchObject({
    scenes: { needed: 3 },
    missions: { needed: 6 },
  });
});
