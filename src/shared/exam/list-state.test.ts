import { describe, expect, it } from 'vitest';
import type { ListedAttempt } from '#contract/exam-list.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { listState } from './list-state.ts';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;

const served = (id: string, change: Partial<ListedAttempt> = {}): ListedAttempt => ({
  id,
  state: 0,
  began_at: NOW - 50 * MINUTE,
  deadline_at: NOW + 10 * MINUTE,
  submitted_at: null,
  band_score: null,
  won: 0,
  marks: 40,
  placement: null,
  ...change,
});
const done = (id: string) => served(id, { state: 2, submitted_at: NOW - MINUTE, won: 30 });
const later = (attempt: ListedAttempt) => ({ ...attempt, began_at: NOW });
const own = (id: string, submittedAt: number | null, deadline: number | null = 20): AttemptRow => ({
  id,
  owner: 'lan',
  practiceId: 'reading-1',
  openedAt: NOW - 5 * MINUTE,
  submittedAt,
  ...(deadline !== null && { test: { skew: 0, deadlineAt: NOW + deadline * MINUTE, marks: {} } }),
});

describe('listState', () => {
  it.each([
    ['nothing known', null, null, { kind: 'new' }],
    ['under way on another device', served('a'), null, { kind: 'under_way', minutesLeft: 10 }],
    ['under way here, unknown to the server', null, own('a', null), { kind: 'under_way', minutesLeft: 20 }],
    ['a practice under way', null, own('a', null, null), { kind: 'under_way', minutesLeft: null }],
    ['started again here after a result', done('a'), own('b', null), { kind: 'under_way', minutesLeft: 20 }],
    ['its time ran out here', null, own('a', null, -1), { kind: 'waiting', attemptId: 'a' }],
    ['submitted here, not arrived', served('a'), own('a', NOW), { kind: 'waiting', attemptId: 'a' }],
    ['submitted and arrived', done('a'), own('a', NOW), { kind: 'done', attempt: done('a') }],
    [
      'submitted by the server at its deadline',
      done('a'),
      own('a', null),
      { kind: 'done', attempt: done('a') },
    ],
    [
      'started later on another device',
      later(served('b')),
      own('a', NOW),
      { kind: 'under_way', minutesLeft: 10 },
    ],
    ['done on another device', done('a'), null, { kind: 'done', attempt: done('a') }],
  ] as const)('%s', (_, known, here, expected) => {
    expect(listState(known, here, NOW)).toEqual(expected);
  });

  it('is being graded until the engine is done', () => {
    const attempt = { ...done('a'), state: 1 as const };
    expect(listState(attempt, null, NOW)).toEqual({ kind: 'grading', attempt });
  });
});
