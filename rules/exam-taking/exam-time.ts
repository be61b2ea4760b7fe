const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Grace period: the app needs a moment to store an answer given in the last second. */
export const GRACE_MS = 10 * SECOND_MS;

/** Remaining minutes at which the learner is warned, in order (as in the real computer test). */
const WARNINGS = [10, 5] as const;
export type TimeWarning = (typeof WARNINGS)[number];

/** All times are milliseconds since 1970. */
export const deadlineOf = (beganAt: number, minutes: number): number => beganAt + minutes * MINUTE_MS;

/** Whole seconds left for display, rounded up, never below 0. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / SECOND_MS));

/**
 * The warning for the time left; null if there is more time, or none. A test that is not longer than a warning's
 * minutes omits that warning, which would appear with the first question.
 */
export const warningFor = (left: number, minutes: number): TimeWarning | null =>
  left === 0 ? null : (WARNINGS.findLast((warning) => left <= warning * 60 && minutes > warning) ?? null);

/** Whether an answer given at this time counts. */
export const isInTime = (givenAt: number, deadline: number): boolean => givenAt <= deadline + GRACE_MS;

/** Whether a test has ended, so that it is submitted as it is. */
export const isOver = (deadline: number, now: number): boolean => !isInTime(now, deadline);

export interface ExamTimes {
  deadline: number;
  /** When the learner submitted; null while in progress, and if the deadline ended it. */
  submitted: number | null;
}

/**
 * What happens to an answer, by when it was given rather than when it arrived.
 * `stands`: it is stored and, in a submitted test, marked. `older`: a newer one is already stored.
 * `too-late`: given after the deadline. `after-submission`: given after the learner had submitted.
 * @param storedAt when the stored answer was given; null without one
 */
export function judgeAnswer(
  givenAt: number,
  storedAt: number | null,
  { deadline, submitted }: ExamTimes,
): 'stands' | 'older' | 'too-late' | 'after-submission' {
  if (!isInTime(givenAt, deadline)) return 'too-late';
  if (storedAt === null) return 'stands';
  if (givenAt < storedAt) return 'older';
  // If the test was submitted in its last second, answers saved at that moment belong to it.
  const closed = submitted !== null && submitted < deadline && givenAt > submitted;
  return closed ? 'after-submission' : 'stands';
}

/** A submission after the deadline counts as one at the deadline. */
export const submissionTime = (at: number, deadline: number): number => Math.min(at, deadline);
