import { and, count, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { isAttempted } from '#contract/lesson.ts';
import { GRADING_MODE } from '#contract/question.ts';
import type { PracticeMarks } from '#rules/certificate/course-result.ts';
import type { Completions, ExerciseWork } from '#rules/certificate/course-work.ts';
import type { Queryable } from '#server/db/connect.ts';
import { questions } from '#server/db/schema-content.ts';
import {
  attemptAnswers,
  attempts,
  restarts,
  reviseAnswers,
  sectionProgress,
} from '#server/db/schema-progress.ts';
import type { CourseWithLessons } from '../course/catalogue.ts';
import { answeredOf, isFilled } from '../lesson/answered.ts';

const practicesOf = (courses: readonly CourseWithLessons[]): string[] =>
  courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ sections }) =>
      sections.flatMap(({ kind, module_id }) => (isAttempted(kind) ? [module_id] : [])),
    ),
  );

const exercisesOf = (courses: readonly CourseWithLessons[]): string[] =>
  courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ sections }) =>
      sections.flatMap(({ kind, module_id }) => (kind === 'revise' || isAttempted(kind) ? [module_id] : [])),
    ),
  );

const served = eq(questions.retired, false);

/** Attempts handed in, with how many of the questions served now they answer. */
async function attemptsAt(db: Queryable, learnerId: string, exercises: readonly string[]) {
  return db
    .select({
      id: attempts.exercise_id,
      at: attempts.submitted_at,
      answered: sql<number>`count(${questions.id}) filter (where ${isFilled(attemptAnswers.answer)})::int`,
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

/** Revise sets, with how many questions have an answer now or had one when the set was begun again. */
async function revisesDone(db: Queryable, learnerId: string, exercises: readonly string[]) {
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
  return [...now, ...before].map((go) => ({ ...go, at: null }));
}

/** What the learner did of the courses, and when first. */
export async function completionsOf(
  db: Queryable,
  learnerId: string,
  courses: readonly CourseWithLessons[],
): Promise<Completions> {
  const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id));
  const ids = exercisesOf(courses);
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
              eq(sectionProgress.status, 2),
            ),
          );
  const exercises = new Map(
    (ids.length === 0
      ? []
      : await db
          .select({ id: questions.exercise_id, total: count() })
          .from(questions)
          .where(and(inArray(questions.exercise_id, ids), served))
          .groupBy(questions.exercise_id)
    ).map(({ id, total }) => [id, { questions: total, goes: [] as ExerciseWork['goes'][number][] }] as const),
  );
  const goes =
    ids.length === 0
      ? []
      : [...(await attemptsAt(db, learnerId, ids)), ...(await revisesDone(db, learnerId, ids))];
  for (const { id, answered, at } of goes)
    exercises.get(id)?.goes.push({ answered, at: at?.getTime() ?? null });
  return {
    sections: new Map(sections.map((row) => [`${row.lesson_id}/${row.section_id}`, row.at.getTime()])),
    exercises,
  };
}

/**
 * Marks of the questions with a key of each practice of a course: to be had, and won in the best attempt that was made
 * without knowing the keys.
 */
export async function practiceMarksOf(
  db: Queryable,
  learnerId: string,
  course: CourseWithLessons,
): Promise<Map<string, PracticeMarks>> {
  const practices = practicesOf([course]);
  if (practices.length === 0) return new Map();
  const keyed = and(served, eq(sql`(${questions.question} ->> 'grading_object')::int`, GRADING_MODE.none));
  const toBeHad = await db
    .select({ id: questions.exercise_id, of: sql<number>`sum((${questions.question} ->> 'marks')::real)` })
    .from(questions)
    .where(and(inArray(questions.exercise_id, practices), keyed))
    .groupBy(questions.exercise_id);
  const byAttempt = db
    .select({
      practice: attempts.exercise_id,
      won: sql<number>`coalesce(sum(${attemptAnswers.marks_won}), 0)`.as('won'),
    })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .innerJoin(
      questions,
      and(
        eq(questions.exercise_id, attempts.exercise_id),
        eq(questions.id, attemptAnswers.question_id),
        keyed,
      ),
    )
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        inArray(attempts.exercise_id, practices),
        isNotNull(attempts.submitted_at),
        eq(attempts.is_repetition, false),
      ),
    )
    .groupBy(attempts.id)
    .as('by_attempt');
  const best = await db
    .select({ id: byAttempt.practice, won: max(byAttempt.won) })
    .from(byAttempt)
    .groupBy(byAttempt.practice);
  const won = new Map(best.map((row) => [row.id, Number(row.won ?? 0)]));
  return new Map(toBeHad.map(({ id, of }) => [id, { won: won.get(id) ?? 0, of: Number(of) }]));
}
