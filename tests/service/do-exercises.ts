import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { type Answer, GRADING_MODE, type QuestionType } from '#contract/question.ts';
import type { Database } from '#server/db/connect.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { attemptAnswers, attempts, reviseAnswers } from '#server/db/schema-progress.ts';

interface Way {
  /** Share of the keyed questions answered correctly, the first ones. */
  right?: number;
  /** Share of the questions answered at all. */
  answered?: number;
  at?: Date;
  /** With the keys known from an earlier attempt. */
  repeats?: boolean;
}

/** A non-empty answer, whatever the question. */
const something = (type: QuestionType): Answer => {
  if (type === 'ielts_writing') return { type_code: type, u: 'Water runs down the roof.' };
  if (type === 'voice' || type === 'ielts_scripted_speaking')
    return { type_code: type, recording_id: randomUUID() };
  return { type_code: 'free_text', text: 'x' };
};

/**
 * Answers the exercises of a course, each practice in its own submitted attempt.
 * @returns marks of the practices' keyed questions: won, and available
 */
export async function doExercises(
  db: Database,
  learnerId: string,
  courseId: string,
  { right = 1, answered = 1, at = new Date('2026-03-01T20:00:00Z'), repeats = false }: Way = {},
): Promise<{ won: number; of: number }> {
  const all = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.course_id, courseId), eq(exercises.retired, false)));
  const rows = await db
    .select()
    .from(questions)
    .where(
      and(
        inArray(
          questions.exercise_id,
          all.map(({ id }) => id),
        ),
        eq(questions.retired, false),
      ),
    )
    .orderBy(questions.position);
  const sum = { won: 0, of: 0 };
  for (const { id, kind } of all) {
    const own = rows.filter(({ exercise_id }) => exercise_id === id);
    const keyed = own.filter(({ question }) => question.grading_object === GRADING_MODE.none).length;
    const given = own
      .slice(0, Math.round(own.length * answered))
      .map(({ id: question_id, question }, index) => {
        const isKeyed = question.grading_object === GRADING_MODE.none;
        const isRight = isKeyed && index < keyed * right;
        return {
          question_id,
          answer: something(question.content.type_code),
          is_correct: isKeyed ? isRight : null,
          marks_won: isRight ? question.marks : 0,
        };
      });
    if (kind === 'revise') {
      if (given.length > 0)
        await db
          .insert(reviseAnswers)
          .values(given.map((each) => ({ ...each, learner_id: learnerId, revise_id: id, at })))
          .onConflictDoNothing();
      continue;
    }
    const attempt_id = randomUUID();
    await db.insert(attempts).values({
      id: attempt_id,
      learner_id: learnerId,
      exercise_id: id,
      opened_at: at,
      submitted_at: at,
      is_repetition: repeats,
    });
    if (given.length > 0)
      await db.insert(attemptAnswers).values(given.map((each) => ({ ...each, attempt_id, answered_at: at })));
    for (const { question } of own)
      if (question.grading_object === GRADING_MODE.none) sum.of += question.marks;
    sum.won += given.reduce((won, { marks_won }) => won + marks_won, 0);
  }
  return sum;
}
