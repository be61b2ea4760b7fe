import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { RECORDING_TYPES, type RecordingType } from '#contract/file.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { askedContent } from '#rules/speaking/asked-content.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable } from '#server/db/connect.ts';
import { recordings } from '#server/db/schema-account.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';

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
  learner_id: string;
  attempt_id: string;
  question_id: string;
  kind: TeacherWork;
  version: number;
  status: (typeof teacherGradings.$inferSelect)['status'];
  title: string;
  content: QuestionContent;
  asked_at: Date;
  due_at: Date;
  graded_by: string | null;
  /** Null before it is graded, and where it was graded by the command line. */
  teacher_id: string | null;
  /** Some time reported for the attempt cannot be right. */
  clock_doubtful: boolean;
  /** Null where the answer is a recording. */
  essay: string | null;
  recording: { id: string; type: RecordingType; blobKey: string; bytes: number } | null;
  /** What the learner says they said. */
  transcript: string | null;
  /** For a second grading: the learner's reason, and the first grade. */
  regrade: { reason: string; first: TeacherGrade | null } | null;
}

async function recordingFile(db: Queryable, id: string): Promise<GradingTask['recording']> {
  const [row] = await db
    .select({ type: recordings.type, key: recordings.blob_key, bytes: recordings.length })
    .from(recordings)
    .where(eq(recordings.id, id));
  if (!row?.key) return null;
  return { id, type: z.enum(RECORDING_TYPES).parse(row.type), blobKey: row.key, bytes: row.bytes };
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
  const task = await findGradingTask(db, id);
  if (!task) throw new GradingRefused(`there is no grading ${id}`);
  return task;
}

/** @param id a UUID */
export async function findGradingTask(db: Queryable, id: string): Promise<GradingTask | null> {
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
  if (!row) return null;
  const { grading, title, question, answer, clock_doubtful } = row;
  const recordingId = recordingOf(answer);
  return {
    id: grading.id,
    learner_id: grading.learner_id,
    attempt_id: grading.attempt_id,
    question_id: grading.question_id,
    kind: grading.kind,
    version: grading.version,
    status: grading.status,
    title,
    content: askedContent(question.content, answer),
    asked_at: grading.asked_at,
    due_at: grading.due_at,
    graded_by: grading.graded_by,
    teacher_id: grading.teacher_id,
    clock_doubtful,
    essay: answer.type_code === 'ielts_writing' ? answer.u : null,
    recording: recordingId === null ? null : await recordingFile(db, recordingId),
    transcript: answer.type_code === 'ielts_unscripted_speaking' ? (answer.transcript?.text ?? null) : null,
    regrade:
      grading.regrade_of === null
        ? null
        : { reason: grading.reason ?? '', first: await firstGrade(db, grading.regrade_of) },
  };
}
