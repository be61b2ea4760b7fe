import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { FOUND_MAX, type FoundExercise } from '#contract/teacher-classes.ts';
import { HOMEWORK_KINDS, type HomeworkKind } from '#contract/tutoring.ts';
import type { Queryable } from '#server/db/connect.ts';
import { courses, exercises, lessons } from '#server/db/schema-content.ts';
import { hasWords } from './has-words.ts';

/** A practice, revise set or test that is served; a set of the sounds and letters needs no homework: it has no lesson. */
const canBeSet: SQL | undefined = and(
  eq(exercises.retired, false),
  inArray(exercises.kind, [...HOMEWORK_KINDS]),
  or(ne(exercises.kind, 'revise'), isNotNull(exercises.lesson_id)),
);

/** Null for what cannot be set as homework. */
export async function findExercise(db: Queryable, id: string): Promise<{ title: string } | null> {
  const [row] = await db
    .select({ title: exercises.title })
    .from(exercises)
    .where(and(eq(exercises.id, id), canBeSet));
  return row ?? null;
}

const kindOf = (kind: string): HomeworkKind | undefined => HOMEWORK_KINDS.find((known) => known === kind);

/** Exercises with all the words in their titles, or with that id, which comes first. There are as many as the content has. */
export async function searchExercises(
  db: Queryable,
  words: string,
): Promise<{ exercises: FoundExercise[]; more: boolean }> {
  const isId = eq(exercises.id, words.trim());
  const rows = await db
    .select({
      id: exercises.id,
      kind: exercises.kind,
      title: exercises.title,
      course: courses.name,
      lesson: lessons.title,
    })
    .from(exercises)
    .leftJoin(lessons, eq(lessons.id, exercises.lesson_id))
    .leftJoin(courses, eq(courses.id, exercises.course_id))
    .where(and(canBeSet, or(isId, hasWords(exercises.title, words) ?? sql`true`)))
    .orderBy(desc(isId), asc(exercises.title), asc(exercises.id))
    .limit(FOUND_MAX + 1);
  return {
    exercises: rows.slice(0, FOUND_MAX).flatMap(({ course, lesson, ...row }) => {
      const kind = kindOf(row.kind);
      const place = [course, lesson].filter((name) => name !== null).join(' · ');
      return kind ? [{ ...row, kind, place: place === '' ? null : place }] : [];
    }),
    more: rows.length > FOUND_MAX,
  };
}
