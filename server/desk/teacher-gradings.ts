import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { RECORDING_TYPES, type RecordingType } from '#contract/file.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { askedContent } from '#rules/speaking/asked-content.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Database, Queryable, Tx } from '#server/db/connect.ts';
import { recordings } from '#server/db/schema-account.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { resultPage } from '#server/domain/attempt/result-page.ts';
import { queuePush } from '#server/domain/push/queue-push.ts';

/** Why an operator's command on the queue was refused, as a line for them. */
export class GradingRefused extends Error {
  override name = 'GradingRefused';
}

export interface WaitingGrading {
  id: string;
  kind: TeacherWork;
  /** Title of the practice or test. */
  title: string;
  is_regrade: boolean;
  asked_at: Date;
  due_at: Date;
}

/** Answers waiting for a teacher, most urgent first. Nothing in it identifies the learner. */
export const waitingGradings = (db: Queryable): Promise<WaitingGrading[]> =>
  db
    .select({
      id: teacherGradings.id,
      kind: teacherGradings.kind,
      title: exercises.title,
      is_regrade: sql<boolean>`${teacherGradings.regrade_of} is not null`,
      asked_at: teacherGradings.asked_at,
      due_at: teacherGradings.due_at,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(eq(teacherGradings.status, 'waiting'))
    .orderBy(asc(teacherGradings.due_at), asc(teacherGradings.id));

/** What a teacher needs to grade one answer. */
export interface GradingTask {
  id: string;
  kind: TeacherWork;
  status: (typeof teacherGradings.$inferSelect)['status'];
  title: string;
  content: QuestionContent;
  asked_at: Date;
  due_at: Date;
  graded_by: string | null;
  /** Some time reported for the attempt cannot be right. */
  clock_doubtful: boolean;
  /** Null where the answer is a recording. */
  essay: string | null;
  recording: { type: RecordingType; blobKey: string } | null;
  /** For a second grading: the learner's reason, and the first grade. */
  regrade: { reason: string; first: TeacherGrade | null } | null;
}

async function recordingFile(db: Queryable, id: string): Promise<GradingTask['recording']> {
  const [row] = await db
    .select({ type: recordings.type, key: recordings.blob_key })
    .from(recordings)
    .where(eq(recordings.id, id));
  return row?.key ? { type: z.enum(RECORDING_TYPES).parse(row.type), blobKey: row.key } : null;
}

async function firstGrade(db: Queryable, id: string): Promise<TeacherGrade | null> {
  const [row] = await db
    .select({ grade: teacherGradings.grade })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id));
  return row?.grade ?? null;
}

/** Throws `GradingRefused` for an unknown id. */
export async function readGradingTask(db: Queryable, id: string): Promise<GradingTask> {
  if (!z.uuid().safeParse(id).success) throw new GradingRefused(`"${id}" is no id of a grading`);
  const [row] = await db
    .select({
      grading: teacherGradings,
      clock_doubtful: attempts.clock_doubtful,
      title: exercises.title,
      question: questions.question,
      answer: attemptAnswers.answer,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .innerJoin(
      questions,
      and(eq(questions.exercise_id, exercises.id), eq(questions.id, teacherGradings.question_id)),
    )
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attempt_id, attempts.id),
        eq(attemptAnswers.question_id, teacherGradings.question_id),
      ),
    )
    .where(eq(teacherGradings.id, id));
  if (!row) throw new GradingRefused(`there is no grading ${id}`);
  const { grading, title, question, answer, clock_doubtful } = row;
  const recordingId = recordingOf(answer);
  return {
    id: grading.id,
    kind: grading.kind,
    status: grading.status,
    title,
    content: askedContent(question.content, answer),
    asked_at: grading.asked_at,
    due_at: grading.due_at,
    graded_by: grading.graded_by,
    clock_doubtful,
    essay: answer.type_code === 'ielts_writing' ? answer.u : null,
    recording: recordingId === null ? null : await recordingFile(db, recordingId),
    regrade:
      grading.regrade_of === null
        ? null
        : { reason: grading.reason ?? '', first: await firstGrade(db, grading.regrade_of) },
  };
}

async function announceVerdict(tx: Tx, id: string, status: 'finished' | 'error'): Promise<void> {
  const [row] = await tx
    .select({
      learnerId: attempts.learner_id,
      id: attempts.id,
      exercise: exercises.id,
      kind: exercises.kind,
      mode: speakingSets.mode,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .where(eq(teacherGradings.id, id));
  if (!row) return;
  const text =
    status === 'finished'
      ? { title: 'Giáo viên đã chấm bài của bạn', body: 'Mở ra để xem điểm và lời nhận xét.' }
      : { title: 'Giáo viên chưa chấm được bài này', body: 'Mở ra để xem lý do.' };
  await queuePush(tx, {
    learnerId: row.learnerId,
    kind: 'graded',
    tag: `teacher:${id}`,
    ...text,
    path: resultPage(row),
  });
}

/** What a teacher submits: a grade, or why there can be none. */
export type TeacherVerdict = { graded_by: string } & ({ grade: TeacherGrade } | { refusal: string });

/**
 * Stores a teacher's verdict on an answer, once. The row is locked meanwhile, so that neither a second
 * verdict nor another answer comes in between.
 * @param judge returns the verdict on the current answer; if it throws, nothing changes
 */
export async function submitVerdict(
  db: Database,
  id: string,
  judge: (task: GradingTask) => TeacherVerdict,
  now: Date,
): Promise<void> {
  const isThere = z.uuid().safeParse(id).success;
  await db.transaction(async (tx) => {
    if (isThere)
      await tx
        .select({ id: teacherGradings.id })
        .from(teacherGradings)
        .where(eq(teacherGradings.id, id))
        .for('update');
    const task = await readGradingTask(tx, id);
    if (task.status !== 'waiting')
      throw new GradingRefused(
        `${id} was graded already, by ${task.graded_by ?? 'somebody'}: nothing was changed`,
      );
    const verdict = judge(task);
    const outcome =
      'grade' in verdict
        ? ({ status: 'finished', grade: verdict.grade } as const)
        : ({ status: 'error', refusal: verdict.refusal } as const);
    await tx
      .update(teacherGradings)
      .set({ ...outcome, graded_by: verdict.graded_by, graded_at: now })
      .where(eq(teacherGradings.id, id));
    await announceVerdict(tx, id, outcome.status);
  });
}
