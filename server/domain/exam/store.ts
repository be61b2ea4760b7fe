import { and, desc, eq, gte, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { TimedExam } from '#server/db/schema-content.ts';
import type { AttemptRow } from '#server/domain/attempt/store.ts';

const { attempts, attemptAnswers, exercises } = schema;

export interface ExamRow {
  id: string;
  title: string;
  instructions: string;
  grading_scale: (typeof exercises.$inferSelect)['grading_scale'];
  retired: boolean;
  test: TimedExam;
}

export type ExamAttemptRow = AttemptRow & { deadline_at: Date };

/** A stored exercise as a timed test; null for any other kind. */
export const examRow = (row: Pick<ExamRow, Exclude<keyof ExamRow, 'test'>> & { test: TimedExam | null }) =>
  row.test ? { ...row, test: row.test } : null;

export async function findExam(db: Queryable, id: string): Promise<ExamRow | null> {
  const [row] = await db
    .select({
      id: exercises.id,
      title: exercises.title,
      instructions: exercises.instructions,
      grading_scale: exercises.grading_scale,
      retired: exercises.retired,
      test: exercises.test,
    })
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.kind, 'test')));
  return row ? examRow(row) : null;
}

export const isExamAttempt = (attempt: AttemptRow): attempt is ExamAttemptRow => attempt.deadline_at !== null;

/** Inserts the attempt if it does not exist; an existing row may belong to somebody else. */
export async function insertAttempt(
  tx: Tx,
  attempt: Pick<
    ExamAttemptRow,
    'id' | 'learner_id' | 'exercise_id' | 'opened_at' | 'deadline_at' | 'timed_by_device'
  >,
): Promise<{ isNew: boolean }> {
  const inserted = await tx
    .insert(attempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ id: attempts.id });
  return { isNew: inserted.length > 0 };
}

export async function updateAttempt(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      ExamAttemptRow,
      'opened_at' | 'deadline_at' | 'submitted_at' | 'closed_by_time' | 'review_marks' | 'timed_by_device'
    >
  >,
): Promise<void> {
  await tx.update(attempts).set(change).where(eq(attempts.id, id));
}

/** The learner's newest attempt of a test that meets the conditions. */
async function newestAttempt(
  db: Queryable,
  learnerId: string,
  examId: string,
  ...conditions: SQL[]
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.learner_id, learnerId), eq(attempts.exercise_id, examId), ...conditions))
    .orderBy(desc(attempts.opened_at))
    .limit(1);
  return row;
}

/** The learner's newest unsubmitted attempt of a test whose time was not over at a given moment. */
export const attemptUnderWay = (
  db: Queryable,
  learnerId: string,
  examId: string,
  deadlineFrom: Date,
): Promise<AttemptRow | undefined> =>
  newestAttempt(
    db,
    learnerId,
    examId,
    isNull(attempts.submitted_at),
    gte(attempts.deadline_at, deadlineFrom),
  );

/** The learner's newest submitted attempt of a test. */
export const submittedAttempt = (
  db: Queryable,
  learnerId: string,
  examId: string,
): Promise<AttemptRow | undefined> => newestAttempt(db, learnerId, examId, isNotNull(attempts.submitted_at));

/** The stored answer to a question: when it was given, and whether it arrived after the submission. */
export async function storedAnswerOf(
  tx: Tx,
  attemptId: string,
  questionId: string,
): Promise<{ at: Date; late: boolean } | undefined> {
  const [row] = await tx
    .select({ at: attemptAnswers.answered_at, late: attemptAnswers.late })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attempt_id, attemptId), eq(attemptAnswers.question_id, questionId)));
  return row;
}
