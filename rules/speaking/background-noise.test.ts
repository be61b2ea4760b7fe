import { describe, expect, it } from 'vitest';
import { backgroundNoise, levelOf } from './background-noise.ts';

const steady = (level: number, count = 60): number[] => Array.from({ length: count }, () => level);
/** Speech: a third of it pauses. */
const voice = (level: number): number[] => [...steady(level - 30, 20), ...steady(level, 40)];

describe('the room', () => {
  it.each([
    ['a quiet one', steady(-58), voice(-25), 'quiet', 33],
    ['a voice just clear', steady(-45), voice(-25), 'quiet', 20],
    ['a fan', steady(-44), voice(-25), 'audible', 19],
    ['as much as can be borne', steady(-37), voice(-25), 'audible', 12],
    ['a café', steady(-36), voice(-25), 'loud', 11],
    ['noise as loud as the voice', steady(-25), voice(-25), 'loud', 0],
    ['a quiet voice in a quiet room', steady(-62), voice(-50), 'audible', 12],
    ['a microphone that is off', steady(-120), voice(-25), 'no-sound', null],
    ['no levels at all', [], voice(-25), 'no-sound', null],
    ['one bang in the silence', [...steady(-58, 57), ...steady(-10, 3)], voice(-25), 'quiet', 33],
    [
      'somebody speaks in the silence',
      [...steady(-58, 40), ...steady(-25, 20)],
      voice(-25),
      'unsteady',
      null,
    ],
    ['a room before the voice is known', steady(-50), [], 'quiet', null],
    ['a fan before the voice is known', steady(-40), [], 'audible', null],
    ['a café before the voice is known', steady(-39), [], 'loud', null],
  ])('%s', (_, silence, spoken, verdict, gap) => {
    expect(backgroundNoise(silence, spoken)).toEqual({ verdict, gap });
  });
});

describe('the level', () => {
  it.each([
    ['of silence', [0, 0, 0, 0], -120],
    ['of nothing', [], -120],
    ['of the loudest sound', [1, -1, 1, -1], 0],
    ['of a tenth of it', [0.1, -0.1], -20],
    ['never below the bottom', [1e-9], -120],
  ])('%s', (_, samples, expected) => {
    expect(levelOf(samples)).toBeCloseTo(expected);
  });
});
