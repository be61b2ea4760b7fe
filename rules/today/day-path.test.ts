import { expect, it } from 'vitest';
import { dayPath, type PathState } from './day-path.ts';
import type { NextStep } from './next-step.ts';

const placement: NextStep = { kind: 'placement', minutes: 20 };
const cards: NextStep = { kind: 'cards', count: 3, minutes: 2 };
const talk: NextStep = {
  kind: 'talk',
  talk: { to: '/t', title: 'Cuối tuần', place: null, minutes: 6, lastAt: 1 },
  minutes: 6,
};

it.each<[string, NextStep | null, number, string[], PathState[]]>([
  ['begins with what is learnt', placement, 0, [], ['now', 'none', 'ahead']],
  ['has due cards in the middle', placement, 4, [], ['now', 'ahead', 'ahead']],
  ['leads to them where they come next', cards, 3, ['section:a/b'], ['done', 'now', 'ahead']],
  ['leads to a talk that was begun', talk, 0, ['exercise:ong'], ['done', 'none', 'now']],
  [
    'knows what is done',
    placement,
    0,
    ['section:a/b', 'notebook:reviews', 'speaking:x'],
    Array(3).fill('done'),
  ],
  ['counts a scene as speaking', placement, 0, ['scene:cafe'], ['now', 'none', 'done']],
  ['counts a lesson of sounds as speaking', placement, 0, ['pronunciation:th/hear'], ['now', 'none', 'done']],
  ['has cards that came due after a review', placement, 2, ['notebook:reviews'], ['now', 'ahead', 'ahead']],
  ['is there while nobody knows what comes next', null, 0, [], ['ahead', 'none', 'ahead']],
])('the path of a day %s', (_, step, dueCards, subjects, states) => {
  const done = Object.fromEntries(subjects.map((subject) => [subject, 5]));
  expect(dayPath({ step, dueCards, done }).map(({ state }) => state)).toEqual(states);
});
