import { describe, expect, it } from 'vitest';
import type { NotebookRating } from '#contract/notebook.ts';
import { applyEvent, type CardState, type NotebookEvent, replay } from './card-state.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-21T08:00:00+07:00');

const at = (days: number): { id: string; at: number } => ({ id: `e${days}`, at: START + days * DAY });
const wrong = (days: number): NotebookEvent => ({ ...at(days), kind: 'wrong', rating: null });
const saved = (days: number): NotebookEvent => ({ ...at(days), kind: 'saved', rating: null });
const removed = (days: number): NotebookEvent => ({ ...at(days), kind: 'removed', rating: null });
const review = (days: number, rating: NotebookRating): NotebookEvent => ({
  ...at(days),
  kind: 'review',
  rating,
});

/** All permutations of a short list. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, place) => orders(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));

describe('replay', () => {
  it.each<[string, NotebookEvent[], Partial<CardState> | null, object]>([
    [
      'a wrong answer creates a card',
      [wrong(0)],
      { lapsed_at: START, removed: false },
      { reps: 1, state: 1, due: START + DAY },
    ],
    ['a saved word is new', [saved(0)], { lapsed_at: START }, { reps: 0, state: 0, due: START + DAY }],
    [
      'a card that was forgotten in a review comes back within minutes',
      [wrong(0), review(1, 1)],
      { lapsed_at: START + DAY },
      { reps: 2, state: 1, due: START + DAY + 600_000 },
    ],
    [
      'a word saved again keeps its memory state',
      [saved(0), review(0.1, 3), saved(1)],
      { lapsed_at: START + DAY },
      { reps: 1, state: 2 },
    ],
    [
      'a second mistake is a lapse',
      [wrong(0), review(0.1, 3), wrong(5)],
      { lapsed_at: START + 5 * DAY },
      { lapses: 1, state: 3, due: START + 6 * DAY },
    ],
    [
      'a forgotten card is a lapse too',
      [wrong(0), review(0.1, 3), review(3, 1)],
      { lapsed_at: START + 3 * DAY },
      { lapses: 1 },
    ],
    ['a remembered card is not a lapse', [wrong(0), review(0.1, 3)], { lapsed_at: START }, { lapses: 0 }],
    ['a removed card is gone', [wrong(0), removed(1)], { removed: true }, {}],
    [
      'a review of a removed card changes nothing',
      [wrong(0), removed(1), review(2, 4)],
      { removed: true, last_event_at: START + DAY },
      { reps: 1 },
    ],
    [
      'a mistake after removal starts again',
      [wrong(0), review(1, 3), removed(2), wrong(3)],
      { removed: false },
      { reps: 1, lapses: 0 },
    ],
    ['a card removed twice is removed', [wrong(0), removed(1), removed(2)], { removed: true }, {}],
  ])('%s, in any order', (_name, events, state, memory) => {
    for (const order of orders(events)) {
      expect(replay(order)).toMatchObject({ ...state, memory });
      expect(replay(order)).toEqual(replay(events));
    }
  });

  it('gives no card without an event that creates one', () => {
    expect(replay([review(0, 3), removed(1)])).toBeNull();
    expect(replay([])).toBeNull();
  });

  it('applies a duplicate event once', () => {
    expect(replay([wrong(0), review(1, 3), review(1, 3), wrong(0)])).toEqual(
      replay([wrong(0), review(1, 3)]),
    );
  });

  it('orders simultaneous events by id', () => {
    const one: NotebookEvent = { id: 'a', at: START + DAY, kind: 'review', rating: 1 };
    const other: NotebookEvent = { id: 'b', at: START + DAY, kind: 'review', rating: 4 };
    expect(replay([wrong(0), one, other])).toEqual(replay([other, one, wrong(0)]));
  });

  it('gives the same card as applying the events one by one', () => {
    const log = [
      wrong(0),
      review(0.1, 3),
      review(3, 2),
      wrong(4),
      review(4.5, 3),
      removed(20),
      wrong(21),
      review(22, 4),
    ];
    expect(log.reduce<CardState | null>(applyEvent, null)).toEqual(replay(log));
  });

  it('orders the reviews of two devices, one of which has a clock two days slow', () => {
    // The slow device's times have already been corrected.
    const slow = [review(1, 1), review(1.02, 3)];
    const other = [review(2, 3)];
    expect(replay([wrong(0), ...other, ...slow])).toEqual(replay([wrong(0), ...slow, ...other]));
  });
});
