import { expect, it } from 'vitest';
import { topicOrder } from './topic-order.ts';

const topic = (id: string, level: number, part: 1 | 2 = 1, done = 0) => ({ id, level, part, done });

it.each([
  ['the closest level comes first', [topic('far', 3), topic('close', 1)], 2, [], ['close', 'far']],
  [
    'without a level the easiest comes first',
    [topic('hard', 3), topic('easy', 1)],
    null,
    [],
    ['easy', 'hard'],
  ],
  [
    'those that the level names come before, in its order',
    [topic('close', 1), topic('b', 3), topic('a', 2)],
    2,
    ['a', 'b'],
    ['a', 'b', 'close'],
  ],
  [
    'what was done comes last, the least often done first',
    [topic('twice', 1, 1, 2), topic('once', 1, 1, 1), topic('new', 3)],
    2,
    ['twice'],
    ['new', 'once', 'twice'],
  ],
  ['Part 1 comes before a card', [topic('card', 1, 2), topic('short', 1)], 2, [], ['short', 'card']],
] as const)('%s', (_, topics, level, first, expected) => {
  expect(topicOrder(topics, level, first).map(({ id }) => id)).toEqual(expected);
});
