import { and, asc, count, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { ClassDetail, ClassSummary, LiveLesson } from '#contract/tutoring.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { accessUntil, type ClassFacts, classStatus } from '#rules/tutoring/class-status.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { classLessons, classMembers } from '#server/db/schema-tutoring.ts';
import { homeworkOf } from '#server/domain/tutoring/homework.ts';
import { lessonView } from '#server/domain/tutoring/lesson-details.ts';
import type { OwnClass } from '#server/domain/tutoring/membership.ts';

const isHeld = (classId: string) =>
  and(eq(classLessons.class_id, classId), isNull(classLessons.cancelled_at));

async function countLessons(
  db: Queryable,
  classId: string,
  now: Date,
): Promise<{ lessons: number; to_come: number }> {
  const [all] = await db.select({ lessons: count() }).from(classLessons).where(isHeld(classId));
  const [coming] = await db
    .select({ lessons: count() })
    .from(classLessons)
    .where(and(isHeld(classId), gt(classLessons.ends_at, now)));
  return { lessons: all?.lessons ?? 0, to_come: coming?.lessons ?? 0 };
}

/** The lesson that is held now, or the next one. */
export async function incomingOf(
  db: Queryable,
  { class: { id, closed_at } }: OwnClass,
  now: Date,
): Promise<LiveLesson | null> {
  if (closed_at !== null) return null;
  const [row] = await db
    .select()
    .from(classLessons)
    .where(and(isHeld(id), gt(classLessons.ends_at, now)))
    .orderBy(asc(classLessons.starts_at))
    .limit(1);
  return row ? lessonView(row) : null;
}

async function finalTestOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
): Promise<ClassSummary['final_test']> {
  const { final_test_id: id } = own.class;
  if (id === null) return null;
  const [test] = await db.select({ title: exercises.title }).from(exercises).where(eq(exercises.id, id));
  const [done] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, id),
        isNotNull(attempts.submitted_at),
        gt(attempts.submitted_at, own.joined_at),
      ),
    )
    .limit(1);
  return test ? { id, title: test.title, is_done: done !== undefined } : null;
}

const factsOf = ({ class: { teacher_id, closed_at }, begins_at, ends_at }: OwnClass): ClassFacts => ({
  has_teacher: teacher_id !== null,
  begins_at,
  ends_at,
  closed_at: closed_at?.getTime() ?? null,
});

/** A class in the list of its member's classes. */
export async function classSummaryOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  now: Date,
): Promise<ClassSummary> {
  const { id, name, level } = own.class;
  const { lessons, to_come } = await countLessons(db, id, now);
  const homework = await homeworkOf(db, learnerId, { classId: id });
  return {
    id,
    name,
    level,
    status: classStatus(factsOf(own), now.getTime()),
    teacher_name: own.teacher_name,
    lessons,
    lessons_done: lessons - to_come,
    homework_open: homework.filter(({ done }) => done === null).length,
    incoming: await incomingOf(db, own, now),
    begins_at: own.begins_at,
    ends_at: own.ends_at,
    final_test: await finalTestOf(db, learnerId, own),
  };
}

/** The class by itself. */
export async function classDetailOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  now: Date,
): Promise<ClassDetail> {
  const [members] = await db
    .select({ all: count() })
    .from(classMembers)
    .where(and(eq(classMembers.class_id, own.class.id), isNull(classMembers.left_at)));
  const until = accessUntil(factsOf(own), now.getTime());
  return {
    ...(await classSummaryOf(db, learnerId, own, now)),
    summary: own.class.summary,
    members: members?.all ?? 0,
    access_until: until === null ? null : vietnamDay(until),
  };
}
