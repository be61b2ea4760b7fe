import { and, eq, inArray, isNotNull, max, min, sql } from 'drizzle-orm';
import { isAttempted } from '#contract/lesson.ts';
import { GRADING_MODE } from '#contract/question.ts';
import type { PracticeMarks } from '#rules/certificate/course-result.ts';
import type { Completions } from '#rules/certificate/earned-courses.ts';
import type { Queryable } from '#server/db/connect.ts';
import { questions } from '#server/db/schema-content.ts';
import { attemptAnswers, attempts, sectionProgress } from '#server/db/schema-progress.ts';
import type { CourseWithLessons } from '../course/catalogue.ts';

const practicesOf = (courses: readonly CourseWithLessons[]): string[] =>
  courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ sections }) =>
      sections.flatMap(({ kind, module_id }) => (isAttempted(kind) ? [module_id] : [])),
    ),
  );

/** What the learner completed of the courses, and when first. */
export async function completionsOf(
  db: Queryable,
  learnerId: string,
  courses: readonly CourseWithLessons[],
): Promise<Completions> {
  const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id));
  const practices = practicesOf(courses);
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
  const submitted =
    practices.length === 0
      ? []
      : await db
          .select({ id: attempts.exercise_id, at: min(attempts.submitted_at) })
          .from(attempts)
          .where(
            and(
              eq(attempts.learner_id, learnerId),
              inArray(attempts.exercise_id, practices),
              isNotNull(attempts.submitted_at),
            ),
          )
          .groupBy(attempts.exercise_id);
  return {
    sections: new Map(sections.map((row) => [`${row.lesson_id}/${row.section_id}`, row.at.getTime()])),
    practices: new Map(submitted.flatMap(({ id, at }) => (at ? [[id, at.getTime()] as const] : []))),
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
  const served = and(
    eq(questions.retired, false),
    eq(sql`(${questions.question} ->> 'grading_object')::int`, GRADING_MODE.none),
  );
  const toBeHad = await db
    .select({ id: questions.exercise_id, of: sql<number>`sum((${questions.question} ->> 'marks')::real)` })
    .from(questions)
    .where(and(inArray(questions.exercise_id, practices), served))
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
        served,
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
