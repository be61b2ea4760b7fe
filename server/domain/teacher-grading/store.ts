import { and, count, countDistinct, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { GradingMessage } from '#contract/grading-message.ts';
import type { TeacherEvaluation, TeacherGrading } from '#contract/teacher-evaluation.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { gradingDrafts } from '#server/db/schema-teacher-desk.ts';
import { messagesOf } from './messages.ts';

export type GradingRow = typeof teacherGradings.$inferSelect;

/** Which answer is graded. */
export interface AnswerPlace {
  attemptId: string;
  questionId: string;
}

/** When the grading was requested, and its promised deadline. */
export interface GradingRequest {
  asked_at: Date;
  due_at: Date;
}

const ofAnswer = ({ attemptId, questionId }: AnswerPlace) =>
  and(eq(teacherGradings.attempt_id, attemptId), eq(teacherGradings.question_id, questionId));

export const asGrading = (row: GradingRow, messages: GradingMessage[] = []): TeacherGrading => ({
  id: row.id,
  status: row.status,
  asked_at: row.asked_at.getTime(),
  due_at: row.due_at.getTime(),
  graded_at: row.graded_at?.getTime() ?? null,
  graded_by: row.graded_by,
  content: row.grade,
  refusal: row.refusal,
  ...(messages.length > 0 && { messages }),
});

/** Groups rows into evaluations by question: each first grading with its regrade. */
function evaluationsOf(
  rows: readonly GradingRow[],
  messages: ReadonlyMap<string, GradingMessage[]>,
): Map<string, TeacherEvaluation> {
  const shown = (row: GradingRow) => asGrading(row, messages.get(row.id));
  const second = new Map(rows.flatMap((row) => (row.regrade_of === null ? [] : [[row.regrade_of, row]])));
  return new Map(
    rows
      .filter(({ regrade_of }) => regrade_of === null)
      .map((row) => {
        const again = second.get(row.id);
        const regrade = again ? { ...shown(again), reason: again.reason ?? '' } : null;
        return [row.question_id, { ...shown(row), asked_by: row.asked_by, regrade }];
      }),
  );
}

/** The teacher gradings of an attempt, by question. */
export async function teacherEvaluations(
  db: Queryable,
  attemptId: string,
): Promise<Map<string, TeacherEvaluation>> {
  const rows = await db.select().from(teacherGradings).where(eq(teacherGradings.attempt_id, attemptId));
  const graded = rows.filter(({ status }) => status !== 'waiting').map(({ id }) => id);
  return evaluationsOf(rows, await messagesOf(db, graded));
}

export async function insertGrading(
  tx: Tx,
  row: AnswerPlace &
    GradingRequest & {
      learnerId: string;
      kind: TeacherWork;
      askedBy: GradingRow['asked_by'];
      regrade?: { of: string; reason: string };
    },
): Promise<void> {
  const { attemptId, questionId, learnerId, kind, askedBy, regrade, asked_at, due_at } = row;
  await tx.insert(teacherGradings).values({
    learner_id: learnerId,
    attempt_id: attemptId,
    question_id: questionId,
    kind,
    asked_by: askedBy,
    regrade_of: regrade?.of ?? null,
    reason: regrade?.reason ?? null,
    status: 'waiting',
    asked_at,
    due_at,
  });
}

/**
 * Restarts the grading of an answer, because another answer replaced the one that was sent.
 * @returns whether there was one
 */
export async function restartGrading(tx: Tx, place: AnswerPlace, request: GradingRequest): Promise<boolean> {
  const restarted = await tx
    .update(teacherGradings)
    .set({
      ...request,
      status: 'waiting',
      graded_at: null,
      graded_by: null,
      teacher_id: null,
      grade: null,
      refusal: null,
      version: sql`${teacherGradings.version} + 1`,
    })
    .where(and(ofAnswer(place), isNull(teacherGradings.regrade_of)))
    .returning({ id: teacherGradings.id });
  for (const { id } of restarted) {
    // What the AI said was about the other answer.
    await tx.update(gradingDrafts).set({ revealed: null }).where(eq(gradingDrafts.grading_id, id));
    await tx.delete(teacherGradings).where(eq(teacherGradings.regrade_of, id));
  }
  return restarted.length > 0;
}

export async function deleteGradings(tx: Tx, place: AnswerPlace): Promise<void> {
  await tx.delete(teacherGradings).where(ofAnswer(place));
}

/**
 * Number of gradings the learner has requested since a given time, by answer or by test. What a teacher could not grade
 * is not counted.
 */
export async function requestedSince(
  db: Queryable,
  learnerId: string,
  since: Date,
  counted: 'answer' | 'test',
): Promise<number> {
  const [row] = await db
    .select({ asked: counted === 'test' ? countDistinct(teacherGradings.attempt_id) : count() })
    .from(teacherGradings)
    .where(
      and(
        eq(teacherGradings.learner_id, learnerId),
        eq(teacherGradings.asked_by, 'learner'),
        isNull(teacherGradings.regrade_of),
        ne(teacherGradings.status, 'error'),
        gte(teacherGradings.asked_at, since),
      ),
    );
  return row?.asked ?? 0;
}

/** Whether the learner has sent an answer of this attempt to a teacher since a given time, who did not send it back. */
export async function wasRequestedSince(db: Queryable, attemptId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: teacherGradings.id })
    .from(teacherGradings)
    .where(
      and(
        eq(teacherGradings.attempt_id, attemptId),
        eq(teacherGradings.asked_by, 'learner'),
        ne(teacherGradings.status, 'error'),
        gte(teacherGradings.asked_at, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** One request of a learner at a time: two would each find the last grading of the month. */
export const lockGradings = (tx: Tx, learnerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`teacher gradings ${learnerId}`}, 0))`);
