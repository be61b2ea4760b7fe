import { describe, expect, it } from 'vitest';
import { beginSession, comesBack, type SessionEvent, sessionFlow } from './session.ts';

const known = (id: string): SessionEvent => ({ type: 'rated', id, again: false });
const forgotten = (id: string): SessionEvent => ({ type: 'rated', id, again: true });
const removed = (id: string): SessionEvent => ({ type: 'removed', id });
const after = (ids: string, ...events: SessionEvent[]) => events.reduce(sessionFlow, beginSession([...ids]));

describe('a review session', () => {
  it.each<[string, string, SessionEvent[], string, number, number]>([
    ['begins with the first card', 'abc', [], 'abc', 0, 3],
    ['drops a card that was known', 'abc', [known('a')], 'bc', 1, 3],
    ['brings a forgotten card back five cards later', 'abcdefgh', [forgotten('a')], 'bcdefagh', 1, 8],
    ['brings it back at the end of a shorter queue', 'abc', [forgotten('a')], 'bca', 1, 3],
    ['brings back the only card', 'a', [forgotten('a'), forgotten('a')], 'a', 1, 1],
    ['ends once every card was known', 'ab', [forgotten('a'), known('b'), known('a')], '', 2, 2],
    ['goes on without a removed card', 'abc', [removed('a')], 'bc', 0, 2],
    ['counts a card rated before it was removed', 'abc', [forgotten('a'), removed('a')], 'bc', 1, 3],
  ])('%s', (_name, ids, events, queue, rated, total) => {
    const session = after(ids, ...events);
    expect([session.queue.join(''), session.rated.size, session.total]).toEqual([queue, rated, total]);
  });
});

it.each([
  [10, true],
  [15, true],
  [21, false],
  [1440, false],
])('a card due in %d minutes comes back in the session: %s', (minutes, expected) => {
  expect(comesBack(minutes * 60_000)).toBe(expected);
});
