import { describe, expect, it } from 'vitest';
import { speakingSet as set } from '#tests/support/speaking-set.ts';
import { begunSets } from './begun-sets.ts';
import type { LocalAttempt } from './local-attempts.ts';
import { setPath } from './set-path.ts';

const A = '019aa000-0000-7000-8000-0000000000a1';
const B = '019aa000-0000-7000-8000-0000000000b1';
const weekends = set({ id: 'speaking-weekends' });
const sleep = set({ id: 'speaking-sleep' });
const opened = (given: typeof weekends, attempt_id: string, at: number) => ({
  ...given,
  open: { attempt_id, answered: 1, at },
});
const local = (given: Partial<LocalAttempt>): LocalAttempt => ({
  id: A,
  practiceId: 'speaking-weekends',
  submittedAt: null,
  answered: 2,
  answers: new Set(['q1', 'q2']),
  at: 200,
  ...given,
});

describe('begunSets', () => {
  it.each<[string, Parameters<typeof begunSets>[0], [string, number][]]>([
    ['nothing begun', { served: [], sets: [weekends], local: [] }, []],
    [
      'what the server has',
      { served: [opened(weekends, A, 100)], sets: [weekends], local: [] },
      [['speaking-weekends', 1]],
    ],
    [
      'what this device has done since',
      { served: [opened(weekends, A, 100)], sets: [weekends], local: [local({})] },
      [['speaking-weekends', 2]],
    ],
    [
      'what was submitted here and is not sent yet',
      { served: [opened(weekends, A, 100)], sets: [weekends], local: [local({ submittedAt: 300 })] },
      [],
    ],
    [
      'the latest first',
      {
        served: [opened(weekends, A, 100)],
        sets: [weekends, sleep],
        local: [local({ id: B, practiceId: 'speaking-sleep' })],
      },
      [
        ['speaking-sleep', 2],
        ['speaking-weekends', 1],
      ],
    ],
    ['opened without an answer', { served: [], sets: [weekends], local: [local({ answered: 0 })] }, []],
    ['a set unknown here', { served: [], sets: [], local: [local({})] }, []],
    [
      'newer work on another device',
      { served: [opened(weekends, B, 900)], sets: [weekends], local: [local({})] },
      [['speaking-weekends', 1]],
    ],
  ])('%s', (_, known, expected) => {
    expect(begunSets(known).map(({ id, open }) => [id, open.answered])).toEqual(expected);
  });

  it.each<[string, Partial<LocalAttempt>[], boolean, string]>([
    ['is on this device', [{}], true, '/virtual-speaking-practice/speaking-weekends'],
    ['is on another one', [], false, `/virtual-speaking-practice/speaking-weekends`],
    ['is newer on another one', [{ id: B, at: 50 }], false, `/virtual-speaking-practice/speaking-weekends`],
  ])('opens the attempt that %s', (_, here, isHere, path) => {
    const [begun] = begunSets({
      served: [opened(weekends, A, 100)],
      sets: [weekends],
      local: here.map((given) => local(given)),
    });
    expect(begun?.isHere).toBe(isHere);
    expect(begun && setPath(begun)).toBe(path);
  });
});
