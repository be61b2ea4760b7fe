const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** An answer saved while the clock strikes still counts: the app itself needs a moment to store it. */
export const GRACE_MS = 10 * SECOND_MS;

/** Minutes left at which the learner is warned, first warning first (as in the real computer test). */
const WARNINGS = [10, 5] as const;
export type TimeWarning = (typeof WARNINGS)[number];

/** All times are milliseconds since 1970. */
export const deadlineOf = (beganAt: number, minutes: number): number => beganAt + minutes * MINUTE_MS;

/** Whole seconds left, rounded up, never below 0: what a clock shows. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / SECOND_MS));

/**
 * The warning that the time left calls for; null where there is enough of it, or none at all. A test that is no longer
 * than a warning's minutes goes without that warning: it would come with the first question.
 */
export const warningFor = (left: number, minutes: number): TimeWarning | null =>
  left === 0 ? null : (WARNINGS.findLast((warning) => left <= warning * 60 && minutes > warning) ?? null);

/** Whether an answer given at a moment counts. */
export const isInTime = (givenAt: number, deadline: number): boolean => givenAt <= deadline + GRACE_MS;

/** Whether a test is over for good, so that it is submitted as it stands. */
export const isOver = (deadline: number, now: number): boolean => !isInTime(now, deadline);

export interface ExamTimes {
  deadline: number;
  /** When the learner submitted; null while under way, and where the deadline did it. */
  submitted: number | null;
}

/**
 * What becomes of an answer, by when it was given rather than when it came.
 * `stands`: it is stored and, in a submitted test, marked. `older`: a newer one is there already.
 * `too-late`: the time was over. `after-submission`: the learner had submitted by then.
 * @param storedAt when the answer that is there now was given; null without one
 */
export function answerFate(
  givenAt: number,
  storedAt: number | null,
  { deadline, submitted }: ExamTimes,
): 'stands' | 'older' | 'too-late' | 'after-submission' {
  if (!isInTime(givenAt, deadline)) return 'too-late';
  if (storedAt === null) return 'stands';
  if (givenAt < storedAt) return 'older';
  // Submitted with the last second of the test: what was saved in that moment belongs to it.
  const closed = submitted !== null && submitted < deadline && givenAt > submitted;
  return closed ? 'after-submission' : 'stands';
}

/** A submission that comes after the deadline is one at the deadline. */
export const submissionTime = (at: number, deadline: number): number => Math.min(at, deadline);
