import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { classLessons, classMembers, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { beginsAt, endsAt, firstAt } from './class-span.ts';

const read = (db: Queryable) =>
  db
    .select({
      class: tutoringClasses,
      teacher_name: learners.full_name,
      /** When the learner became a member. */
      joined_at: classMembers.joined_at,
      begins_at: beginsAt,
      ends_at: endsAt,
      first_at: firstAt,
    })
    .from(classMembers)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classMembers.class_id))
    .leftJoin(learners, eq(learners.id, tutoringClasses.teacher_id));

/** A class as one of its members has it. */
export type OwnClass = Awaited<ReturnType<typeof read>>[number];

const isMember = (learnerId: string) =>
  and(eq(classMembers.learner_id, learnerId), isNull(classMembers.left_at));

/** The learner's classes, the latest first. */
export const classesOf = (db: Queryable, learnerId: string): Promise<OwnClass[]> =>
  read(db).where(isMember(learnerId)).orderBy(desc(tutoringClasses.created_at), desc(tutoringClasses.id));

/** Throws `NOT_FOUND` for a class that there is not, or that the learner is no member of. */
export async function ownClass(db: Queryable, learnerId: string, classId: string): Promise<OwnClass> {
  const [row] = await read(db).where(and(isMember(learnerId), eq(classMembers.class_id, classId)));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

export type LessonRow = typeof classLessons.$inferSelect;

/** The same for one of its lessons. */
export async function ownLesson(
  db: Queryable,
  learnerId: string,
  lessonId: string,
): Promise<{ own: OwnClass; lesson: LessonRow }> {
  const [lesson] = await db.select().from(classLessons).where(eq(classLessons.id, lessonId));
  if (!lesson) throw new ApiFailure('NOT_FOUND');
  return { own: await ownClass(db, learnerId, lesson.class_id), lesson };
}
