import { isInTime } from '#rules/exam-taking/exam-time.ts';
import { db } from '#src/platform/outbox/db.ts';
import type { AttemptRow, TestClock } from '#src/platform/outbox/rows.ts';

/** One go at a timed test on this device. */
export type TestAttemptRow = AttemptRow & { test: TestClock };

const isTest = (attempt: AttemptRow | undefined): attempt is TestAttemptRow => attempt?.test !== undefined;

/** This moment by the attempt's clock, milliseconds since 1970: what its deadline is compared with. */
export const testNow = ({ test }: TestAttemptRow): number => Date.now() + test.skew;

/** Slots of the queue: rows of one slot replace each other until they are sent. */
export const slotOf = {
  begin: (attemptId: string): string => `begin:${attemptId}`,
  answer: (attemptId: string, questionId = ''): string => `answer:${attemptId}:${questionId}`,
  mark: (attemptId: string, questionId = ''): string => `mark:${attemptId}:${questionId}`,
  submit: (attemptId: string): string => `submit:${attemptId}`,
};

export async function ownTest(owner: string, attemptId: string): Promise<TestAttemptRow | undefined> {
  const attempt = await db.attempts.get(attemptId);
  return isTest(attempt) && attempt.owner === owner ? attempt : undefined;
}

/** The newest attempt of a test that was not submitted on this device; its time may be over. */
export async function unsubmittedTest(owner: string, testId: string): Promise<TestAttemptRow | undefined> {
  const rows = await db.attempts.where('[owner+practiceId]').equals([owner, testId]).sortBy('openedAt');
  return rows.filter(isTest).findLast(({ submittedAt }) => submittedAt === null);
}

/** Whether answers may still be given. */
export const isOpen = (attempt: TestAttemptRow): boolean =>
  attempt.submittedAt === null && isInTime(testNow(attempt), attempt.test.deadlineAt);

/** What of an attempt waits in the queue, by slot: its beginning, its answers and its marks for review. */
export const queuedBefore = (attemptId: string) =>
  db.commands
    .where('slot')
    .equals(slotOf.begin(attemptId))
    .or('slot')
    .startsWith(slotOf.answer(attemptId))
    .or('slot')
    .startsWith(slotOf.mark(attemptId))
    .toArray();
