import { describe, expect, it } from 'vitest';
import type { NotebookRating } from '#contract/notebook.ts';
import { afterReview, newMemory, nextIntervals } from './schedule.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** 08:00 in Vietnam. */
const MORNING = Date.parse('2026-11-21T08:00:00+07:00');

describe('a card after its first review', () => {
  it.each<[string, NotebookRating, number, number]>([
    ['forgotten: due in ten minutes', 1, 10 * MINUTE, 1],
    ['hard: due in a quarter of an hour', 2, 15 * MINUTE, 1],
    ['good: due in two days', 3, 2 * DAY, 2],
    ['easy: due in eight days', 4, 8 * DAY, 2],
  ])('%s', (_name, rating, interval, state) => {
    const memory = afterReview(newMemory(MORNING), rating, MORNING);
    expect(memory.due - MORNING).toBe(interval);
    expect(memory).toMatchObject({ state, reps: 1, lapses: 0, last_review: MORNING });
  });
});

describe('a learnt card', () => {
  const known = [3, 3, 3].reduce(
    (memory, rating) => afterReview(memory, rating as NotebookRating, memory.due),
    newMemory(MORNING),
  );

  it('gets longer intervals each time', () => {
    expect(known.scheduled_days).toBeGreaterThan(20);
    const intervals = nextIntervals(known, known.due);
    expect(intervals[1]).toBe(10 * MINUTE);
    expect(intervals[2]).toBeLessThan(intervals[3]);
    expect(intervals[3]).toBeLessThan(intervals[4]);
  });

  it('gets a longer interval if it was remembered after 60 days away', () => {
    const late = afterReview(known, 3, known.due + 60 * DAY);
    expect(late.stability).toBeGreaterThan(afterReview(known, 3, known.due).stability);
  });

  it('is set back when forgotten, but does not become a new card', () => {
    const lapsed = afterReview(known, 1, known.due);
    expect(lapsed).toMatchObject({ state: 3, lapses: 1 });
    expect(lapsed.stability).toBeLessThan(known.stability);
    expect(lapsed.due - known.due).toBe(10 * MINUTE);
  });

  it('never gets an interval longer than a year', () => {
    const easy = [4, 4, 4, 4, 4, 4].reduce(
      (memory, rating) => afterReview(memory, rating as NotebookRating, memory.due),
      known,
    );
    expect(easy.scheduled_days).toBeLessThanOrEqual(365);
  });
});

it('counts days by midnight in Vietnam, not by UTC', () => {
  const learned = afterReview(newMemory(MORNING), 3, MORNING);
  // 06:50 and 07:10 are on two days in UTC, but on one in Vietnam.
  const before = Date.parse('2026-11-23T06:50:00+07:00');
  const once = afterReview(learned, 3, before);
  const twice = afterReview(once, 3, before + 20 * MINUTE);
  const sameDay = afterReview(once, 3, before + 60 * MINUTE);
  expect(twice.stability).toBe(sameDay.stability);
});

it('treats a review older than the last one as simultaneous with it', () => {
  const memory = afterReview(newMemory(MORNING), 3, MORNING);
  expect(afterReview(memory, 3, MORNING - 5 * DAY).last_review).toBe(MORNING);
});
