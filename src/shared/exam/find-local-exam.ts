import { isInTime } from '#rules/exam-taking/exam-time.ts';
import { allAttempts, attemptById, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow, CommandRow, ExamClock } from '#src/platform/outbox/database/rows.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { examAnswer, examBeginning, examMark } from './commands.ts';

/** An attempt at a timed test on this device. */
export type ExamAttemptRow = AttemptRow & { test: ExamClock };

const isTest = (attempt: AttemptRow | undefined): attempt is ExamAttemptRow => attempt?.test !== undefined;

/** The current time by the attempt's clock, milliseconds since 1970: its deadline is compared with this. */
export const examNow = ({ test }: ExamAttemptRow): number => Date.now() + test.skew;

export async function findLocalExam(owner: string, attemptId: string): Promise<ExamAttemptRow | undefined> {
  const attempt = await attemptById(attemptId);
  return isTest(attempt) && attempt.owner === owner ? attempt : undefined;
}

/** The newest attempt at a test not submitted on this device; its time may be over. */
export async function unsubmittedExam(owner: string, examId: string): Promise<ExamAttemptRow | undefined> {
  const rows = await attemptsOf(owner, examId);
  return rows.filter(isTest).findLast(({ submittedAt }) => submittedAt === null);
}

/** Whether answers may still be given. */
export const isOpen = (attempt: ExamAttemptRow): boolean =>
  attempt.submittedAt === null && isInTime(examNow(attempt), attempt.test.deadlineAt);

/** The owner's tests that are running on this device, oldest first. */
export const runningExams = async (owner: string): Promise<ExamAttemptRow[]> =>
  (await allAttempts(owner)).filter(isTest).filter(isOpen);

/** Queued commands of an attempt: its start, its answers and its marks for review. */
export const queuedBefore = (attemptId: string): Promise<CommandRow[]> =>
  rowsOf([examBeginning, examAnswer, examMark], { attempt_id: attemptId });
