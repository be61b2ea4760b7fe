import { describe, expect, it } from 'vitest';
import { DAILY_CAP, type Memory } from '#contract/notebook.ts';
import { applyEvent } from './card-state.ts';
import { type Planned, planDays, plannedDue, startOfDay } from './day-plan.ts';
import { afterReview, newMemory } from './schedule.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T20:00:00+07:00');
const NONE: ReadonlySet<string> = new Set();

/** @param due days from now; @param lapsed days ago */
const card = (id: string, due: number, lapsed = 1): Planned => ({
  id,
  due: NOW + due * DAY,
  lapsed_at: NOW - lapsed * DAY,
});
const many = (count: number, due: (at: number) => number, lapsed: (at: number) => number): Planned[] =>
  Array.from({ length: count }, (_, at) => card(`c${String(at).padStart(3, '0')}`, due(at), lapsed(at)));
const ids = (cards: readonly Planned[]): string[] => cards.map(({ id }) => id);
const plan = (cards: Planned[], days = 1, reviewedToday = NONE) =>
  planDays(cards, { now: NOW, days, reviewedToday });

describe('the cards of the next days', () => {
  it.each<[string, Planned[], string[]]>([
    ['nothing', [], []],
    ['due earlier', [card('a', -3)], ['a']],
    ['due later today', [card('a', 0.1)], ['a']],
    ['due after midnight', [card('a', 0.2)], []],
    ['newest mistake first', [card('a', -9, 9), card('b', -1, 2), card('c', -5, 5)], ['b', 'c', 'a']],
    ['by id if equally new', [card('b', -1), card('a', -1)], ['a', 'b']],
  ])('today: %s', (_name, cards, today) => {
    expect(ids(plan(cards)[0] ?? [])).toEqual(today);
  });

  it('spread 500 simultaneous mistakes over 17 days, each once', () => {
    const days = plan(
      many(
        500,
        () => 0,
        () => 0,
      ),
      17,
    );
    expect(days.map((day) => day.length)).toEqual([...Array(16).fill(DAILY_CAP), 20]);
    expect(new Set(days.flatMap(ids)).size).toBe(500);
  });

  it('do not exceed the daily cap after 60 days away, and begin with the newest mistakes', () => {
    // Four cards became due on each of the 60 days.
    const away = many(
      240,
      (at) => -at / 4,
      (at) => 1 + at / 4,
    );
    const [today = [], ...later] = plan(away, 60);
    expect(ids(today)).toEqual(ids(away.slice(0, DAILY_CAP)));
    expect(later.every((day) => day.length <= DAILY_CAP)).toBe(true);
    expect([today, ...later].filter((day) => day.length > 0)).toHaveLength(8);
  });

  it('put a new mistake before the backlog', () => {
    const [, tomorrow = []] = plan(
      [
        ...many(
          40,
          () => -5,
          () => 5,
        ),
        card('fresh', 1, 0),
      ],
      2,
    );
    expect(ids(tomorrow)[0]).toBe('fresh');
    expect(tomorrow).toHaveLength(11);
  });

  it("count today's reviews towards the cap", () => {
    const reviewed = new Set(Array.from({ length: 12 }, (_, at) => `done${at}`));
    expect(
      plan(
        many(
          100,
          () => -1,
          () => 1,
        ),
        1,
        reviewed,
      )[0],
    ).toHaveLength(DAILY_CAP - 12);
    const all = new Set(Array.from({ length: 45 }, (_, at) => `done${at}`));
    expect(
      plan(
        many(
          100,
          () => -1,
          () => 1,
        ),
        1,
        all,
      )[0],
    ).toHaveLength(0);
  });

  it('still include a card that was forgotten today and returns in ten minutes', () => {
    const reviewed = new Set(['again', ...Array.from({ length: 29 }, (_, at) => `done${at}`)]);
    const again: Planned = { id: 'again', due: NOW + 10 * MINUTE, lapsed_at: NOW };
    expect(ids(plan([again, card('other', -1)], 1, reviewed)[0] ?? [])).toEqual(['again']);
  });
});

describe('at five minutes to midnight', () => {
  const LATE = Date.parse('2026-11-21T23:55:00+07:00');
  const learned = afterReview(newMemory(NOW - 30 * DAY), 4, NOW - 30 * DAY);
  const made = (kind: 'wrong' | 'saved'): Memory => {
    const card = applyEvent(null, { id: 'e', at: LATE, kind, rating: null });
    if (!card) throw new Error(`${kind} makes no card`);
    return card.memory;
  };
  const planAt = (memory: Memory, now: number) =>
    planDays([{ id: 'a', due: plannedDue(memory), lapsed_at: LATE }], {
      now,
      days: 2,
      reviewedToday: NONE,
    }).map(ids);

  it.each<[string, Memory, string[][]]>([
    ['a new card that was forgotten is still of today', afterReview(newMemory(LATE), 1, LATE), [['a'], []]],
    ['so is a learnt one', afterReview(learned, 1, LATE), [['a'], []]],
    ['so is one that was hard at first', afterReview(newMemory(LATE), 2, LATE), [['a'], []]],
    ['a new mistake waits a day', made('wrong'), [[], ['a']]],
    ['so does a saved word', made('saved'), [[], ['a']]],
    ['a learnt card waits for its day', { ...learned, due: LATE + 10 * MINUTE }, [[], ['a']]],
  ])('%s', (_name, memory, days) => {
    expect(planAt(memory, LATE)).toEqual(days);
  });

  it('what was left then is there after midnight', () => {
    expect(planAt(afterReview(learned, 1, LATE), LATE + 6 * MINUTE)).toEqual([['a'], []]);
  });
});

it.each([
  ['2026-11-21T00:00:00+07:00', '2026-11-21T00:00:00+07:00'],
  ['2026-11-21T06:59:59+07:00', '2026-11-21T00:00:00+07:00'],
  ['2026-11-21T23:59:59+07:00', '2026-11-21T00:00:00+07:00'],
])('the day of %s begins at %s', (now, start) => {
  expect(startOfDay(Date.parse(now))).toBe(Date.parse(start));
  expect(startOfDay(Date.parse(now), 1)).toBe(Date.parse(start) + DAY);
});
