import type { ListedAttempt } from '#contract/exam-list.ts';
import { RESULT_STATE } from '#contract/practice.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';

/** Progress at a test or a practice. */
export type ListState =
  | { kind: 'new' }
  /** `minutesLeft` only for a timed test. */
  | { kind: 'under_way'; minutesLeft: number | null }
  /** Submitted on this device, not arrived. */
  | { kind: 'waiting'; attemptId: string }
  | { kind: 'grading'; attempt: ListedAttempt }
  | { kind: 'done'; attempt: ListedAttempt };

const left = (deadline: number, now: number): number => Math.max(1, Math.ceil((deadline - now) / 60_000));

function stateHere(own: AttemptRow, now: number): ListState {
  const { id, submittedAt, test } = own;
  if (submittedAt !== null) return { kind: 'waiting', attemptId: id };
  if (!test) return { kind: 'under_way', minutesLeft: null };
  const corrected = now + test.skew;
  // Its time ran out unnoticed.
  if (test.deadlineAt < corrected) return { kind: 'waiting', attemptId: id };
  return { kind: 'under_way', minutesLeft: left(test.deadlineAt, corrected) };
}

function stateThere(attempt: ListedAttempt, now: number): ListState {
  if (attempt.submitted_at !== null)
    return { kind: attempt.state === RESULT_STATE.WAITING_RESULT ? 'grading' : 'done', attempt };
  const { deadline_at } = attempt;
  return { kind: 'under_way', minutesLeft: deadline_at === null ? null : left(deadline_at, now) };
}

/**
 * Combines what the server and this device know: the later of two attempts counts, and for the same attempt
 * this device's state until the server has all of it.
 * @param own the newest attempt on this device
 * @param now milliseconds since 1970
 */
export function listState(served: ListedAttempt | null, own: AttemptRow | null, now: number): ListState {
  if (!own) return served ? stateThere(served, now) : { kind: 'new' };
  if (!served) return stateHere(own, now);
  if (served.id === own.id)
    return served.submitted_at === null ? stateHere(own, now) : stateThere(served, now);
  const beganHere = own.openedAt + (own.test?.skew ?? 0);
  return beganHere > served.began_at ? stateHere(own, now) : stateThere(served, now);
}
