import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isReported } from '#rules/lesson/questions.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { StoredAnswer, StoredAttempt, StoredQuestion } from './attempt-view.ts';

const { attempts, attemptAnswers, exercises, questions, recordings } = schema;

/** Done like a practice: as an attempt, submitted as a whole. */
const PRACTICES = ['practice', 'duet_video'] as const;

type Row = typeof exercises.$inferSelect;
/** A practice or a duet, with its place in a course. */
export type ExerciseRow = Omit<Row, 'course_id' | 'lesson_id'> & {
  course_id: string;
  lesson_id: string;
};
/** A revise set; that of a sound or of letters belongs to no course. */
export type ReviseRow = Row & { kind: 'revise' };
export type AttemptRow = typeof attempts.$inferSelect;
export type SubmittedAttempt = Pick<AttemptRow, 'id' | 'learner_id' | 'exercise_id'> & { submitted_at: Date };

/** A practice or a duet. */
export async function findExercise(db: Queryable, id: string): Promise<ExerciseRow | undefined> {
  const [row] = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.id, id), inArray(exercises.kind, [...PRACTICES])));
  if (!row || row.course_id === null || row.lesson_id === null) return undefined;
  return { ...row, course_id: row.course_id, lesson_id: row.lesson_id };
}

export async function findReviseSet(db: Queryable, id: string): Promise<ReviseRow | undefined> {
  const [row] = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.kind, 'revise')));
  return row && { ...row, kind: 'revise' };
}

/** The course and the lesson that an exercise belongs to; null for a timed test. */
export async function placeOf(
  db: Queryable,
  exerciseId: string,
): Promise<{ course: string; lesson: string | null } | null> {
  const [row] = await db
    .select({ course: exercises.course_id, lesson: exercises.lesson_id })
    .from(exercises)
    .where(eq(exercises.id, exerciseId));
  return row && row.course !== null ? { course: row.course, lesson: row.lesson } : null;
}

/**
 * The visible part of an exercise: the transcript of its recording only once its questions have been
 * answered.
 */
export const exerciseView = (
  exercise: ExerciseRow,
  questions: readonly StoredQuestion[],
  submitted = false,
) => ({
  id: exercise.id,
  title: exercise.title,
  instructions: exercise.instructions,
  passage: exercise.passage,
  audio: exercise.audio && { ...exercise.audio, transcript: submitted ? exercise.audio.transcript : null },
  course_id: exercise.course_id,
  lesson_id: exercise.lesson_id,
  is_reported: isReported(questions.map(({ question }) => question)),
});

const storedQuestion = {
  question: questions.question,
  key: questions.key,
  explanation: questions.explanation,
  proofs: questions.proofs,
};

/**
 * Questions of an exercise, in order. Those dropped by a newer pack are included for attempts that answer
 * them.
 */
export async function questionsOf(
  db: Queryable,
  exerciseId: string,
): Promise<(StoredQuestion & { part: number | null; retired: boolean })[]> {
  return db
    .select({ ...storedQuestion, part: questions.part, retired: questions.retired })
    .from(questions)
    .where(eq(questions.exercise_id, exerciseId))
    .orderBy(asc(questions.position));
}

export async function findQuestion(
  db: Queryable,
  exerciseId: string,
  questionId: string,
): Promise<StoredQuestion | undefined> {
  const rows = await db
    .select(storedQuestion)
    .from(questions)
    .where(and(eq(questions.exercise_id, exerciseId), eq(questions.id, questionId)));
  return rows[0];
}

/** The attempt, locked until the transaction ends, so that its commands run one after another. */
export async function lockAttempt(tx: Queryable, id: string): Promise<AttemptRow | undefined> {
  const rows = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
  return rows[0];
}

export const asStored = (attempt: AttemptRow): StoredAttempt => ({
  id: attempt.id,
  submittedAt: attempt.submitted_at,
  isRepetition: attempt.is_repetition,
});

export async function findAttempt(db: Queryable, id: string): Promise<AttemptRow | undefined> {
  const rows = await db.select().from(attempts).where(eq(attempts.id, id));
  return rows[0];
}

/** Inserts the attempt if it does not exist; an existing row may belong to somebody else. */
export async function ensureAttempt(
  tx: Queryable,
  attempt: { id: string; learnerId: string; exerciseId: string; openedAt: Date },
): Promise<AttemptRow | undefined> {
  await tx
    .insert(attempts)
    .values({
      id: attempt.id,
      learner_id: attempt.learnerId,
      exercise_id: attempt.exerciseId,
      opened_at: attempt.openedAt,
    })
    .onConflictDoNothing();
  return lockAttempt(tx, attempt.id);
}

/** `late`: arrived after the attempt's submission. */
export type TimedAnswer = StoredAnswer & { answeredAt: Date; late: boolean };

export async function answersOf(db: Queryable, attemptId: string): Promise<TimedAnswer[]> {
  return db
    .select({
      questionId: attemptAnswers.question_id,
      answer: attemptAnswers.answer,
      isCorrect: attemptAnswers.is_correct,
      marksWon: attemptAnswers.marks_won,
      evaluation: attemptAnswers.evaluation,
      answeredAt: attemptAnswers.answered_at,
      late: attemptAnswers.late,
    })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attempt_id, attemptId));
}

/** Whether the learner's recording is on the server, whole and verified. */
export async function hasRecording(db: Queryable, learnerId: string, recordingId: string): Promise<boolean> {
  const rows = await db
    .select({ complete: sql<boolean>`${recordings.blob_key} is not null` })
    .from(recordings)
    .where(and(eq(recordings.id, recordingId), eq(recordings.learner_id, learnerId)));
  return rows[0]?.complete ?? false;
}
