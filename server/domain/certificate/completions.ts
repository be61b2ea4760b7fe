import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { type Completions, type ExerciseWork, type Go, isExercise } from '#rules/certificate/course-work.ts';
import type { Queryable } from '#server/db/connect.ts';
import { questions } from '#server/db/schema-content.ts';
import {
  attemptAnswers,
  attempts,
  restarts,
  reviseAnswers,
  sectionProgress,
} from '#server/db/schema-progress.ts';
import type { CourseWithLessons } from '#server/domain/course/catalogue.ts';
import { answeredOf, isFilled } from '#server/domain/study/answered.ts';

const exercisesOf = (courses: readonly CourseWithLessons[]): string[] =>
  courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ sections }) =>
      sections.flatMap(({ kind, module_id }) => (isExercise(kind) ? [module_id] : [])),
    ),
  );

const served = eq(questions.retired, false);
const keyed = sql`(${questions.question} ->> 'grading_object')::int = ${GRADING_MODE.none}`;

/** Exercises as currently served: number of questions, and total marks of those with a key. */
async function sizesOfExercises(db: Queryable, exercises: readonly string[]) {
  return db
    .select({
      id: questions.exercise_id,
      questions: count(),
      marks: sql<number>`coalesce(sum((${questions.question} ->> 'marks')::float8) filter (where ${keyed}), 0)`,
    })
    .from(questions)
    .where(and(inArray(questions.exercise_id, [...exercises]), served))
    .groupBy(questions.exercise_id);
}

/** Submitted attempts, with answered questions and marks won, among those currently served. */
async function submittedAttempts(db: Queryable, learnerId: string, exercises: readonly string[]) {
  return db
    .select({
      id: attempts.exercise_id,
      at: attempts.submitted_at,
      repeats: attempts.is_repetition,
      keysShown: sql<boolean>`${attempts.keys_shown_at} is not null`,
      answered: sql<number>`count(${questions.id}) filter (where ${isFilled(attemptAnswers.answer)})::int`,
      won: sql<number>`coalesce(sum(${attemptAnswers.marks_won}) filter (where ${keyed}), 0)::float8`,
    })
    .from(attempts)
    .leftJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .leftJoin(
      questions,
      and(
        eq(questions.exercise_id, attempts.exercise_id),
        eq(questions.id, attemptAnswers.question_id),
        served,
      ),
    )
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        inArray(attempts.exercise_id, [...exercises]),
        isNotNull(attempts.submitted_at),
      ),
    )
    .groupBy(attempts.id);
}

/** Revise sets, with the number of questions answered now, or before the last restart. */
async function reviseRuns(db: Queryable, learnerId: string, exercises: readonly string[]) {
  const now = await db
    .select({ id: reviseAnswers.revise_id, answered: answeredOf(reviseAnswers.answer) })
    .from(reviseAnswers)
    .innerJoin(
      questions,
      and(
        eq(questions.exercise_id, reviseAnswers.revise_id),
        eq(questions.id, reviseAnswers.question_id),
        served,
      ),
    )
    .where(and(eq(reviseAnswers.learner_id, learnerId), inArray(reviseAnswers.revise_id, [...exercises])))
    .groupBy(reviseAnswers.revise_id);
  const before = await db
    .select({ id: restarts.module_id, answered: restarts.answered_before })
    .from(restarts)
    .where(
      and(
        eq(restarts.learner_id, learnerId),
        eq(restarts.kind, 'revise'),
        inArray(restarts.module_id, [...exercises]),
      ),
    );
  return [...now, ...before];
}

/** The exercises, each with its attempts. */
async function exerciseWork(
  db: Queryable,
  learnerId: string,
  ids: readonly string[],
): Promise<Map<string, ExerciseWork>> {
  if (ids.length === 0) return new Map();
  const sizes = await sizesOfExercises(db, ids);
  const attemptsOf = Map.groupBy(await submittedAttempts(db, learnerId, ids), ({ id }) => id);
  const revisesOf = Map.groupBy(await reviseRuns(db, learnerId, ids), ({ id }) => id);
  return new Map(
    sizes.map(({ id, ...size }) => {
      const submitted = attemptsOf.get(id) ?? [];
      const goes: Go[] = [
        ...submitted.map(({ answered, at, won, repeats }) => ({
          answered,
          at: at?.getTime() ?? null,
          won,
          repeats,
        })),
        ...(revisesOf.get(id) ?? []).map(({ answered }) => ({ answered, at: null, won: 0, repeats: false })),
      ];
      return [id, { ...size, keysShown: submitted.some(({ keysShown }) => keysShown), goes }];
    }),
  );
}

/** The learner's completed work in the courses, with the first time of each. */
export async function completionsOf(
  db: Queryable,
  learnerId: string,
  courses: readonly CourseWithLessons[],
): Promise<Completions> {
  const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id));
  const sections =
    lessons.length === 0
      ? []
      : await db
          .select()
          .from(sectionProgress)
          .where(
            and(
              eq(sectionProgress.learner_id, learnerId),
              inArray(sectionProgress.lesson_id, lessons),
              eq(sectionProgress.status, SECTION_STATUS.completed),
            ),
          );
  return {
    sections: new Map(sections.map((row) => [`${row.lesson_id}/${row.section_id}`, row.at.getTime()])),
    exercises: await exerciseWork(db, learnerId, exercisesOf(courses)),
  };
}
