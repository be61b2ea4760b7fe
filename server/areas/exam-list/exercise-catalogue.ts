import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { examRow } from '#server/domain/exam/store.ts';
import type { Platform } from '#server/platform.ts';

const { courses, exercises, lessons, questions } = schema;

/**
 * Everything that can be taken: timed tests, and practices with their places. `numbers`: how many question
 * numbers an exercise has on screen: one per mark in a test, as on the answer sheet, one per question in a
 * practice.
 */
export type ExerciseCatalogue = Awaited<ReturnType<typeof load>>;

async function countNumbers(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const rows = await db
    .select({ exercise_id: questions.exercise_id, question: questions.question, kind: exercises.kind })
    .from(questions)
    .innerJoin(exercises, eq(exercises.id, questions.exercise_id))
    .where(and(inArray(questions.exercise_id, [...ids]), eq(questions.retired, false)));
  for (const { exercise_id, question, kind } of rows) {
    const numbers = kind === 'test' ? Math.max(1, question.marks) : 1;
    counts.set(exercise_id, (counts.get(exercise_id) ?? 0) + numbers);
  }
  return counts;
}

async function load(db: Queryable) {
  const stored = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.kind, 'test'), eq(exercises.retired, false)))
    .orderBy(asc(exercises.id));
  const tests = stored.flatMap((exercise) => {
    const test = examRow(exercise);
    return test ? [{ exercise, test: test.test }] : [];
  });
  const practices = await db
    .select({ exercise: exercises, course: courses, lesson_title: lessons.title })
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lesson_id))
    .innerJoin(courses, eq(courses.id, exercises.course_id))
    .where(and(eq(exercises.kind, 'practice'), eq(exercises.retired, false)))
    .orderBy(asc(courses.position), asc(lessons.position), asc(exercises.id));
  const ids = [...tests, ...practices].map(({ exercise }) => exercise.id);
  return {
    // Placement tests first, for learners who do not know their level yet.
    tests: tests.toSorted((a, b) => Number(!!b.test.levels) - Number(!!a.test.levels)),
    practices,
    numbers: ids.length === 0 ? new Map<string, number>() : await countNumbers(db, ids),
  };
}

/** All tests and practices of the served content, from memory. */
export function exerciseCatalogue({ content }: Pick<Platform, 'content'>): () => Promise<ExerciseCatalogue> {
  const cached = content.keep(() => load(content.db));
  return () => cached('all');
}
