import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TaughtMember } from '#contract/teacher-classes.ts';
import { maskPhone } from '#rules/account/mask-phone.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { classAttendance, classLessons, classMembers } from '#server/db/schema-tutoring.ts';
import { homeworkOfEach } from '#server/domain/tutoring/homework.ts';

const lastDay = sql<string | null>`(
  select max(${studyEvents.day}) from ${studyEvents} where ${studyEvents.learner_id} = ${classMembers.learner_id})`;

const readMembers = (db: Queryable, classId: string) =>
  db
    .select({
      id: learners.id,
      name: learners.full_name,
      phone: learners.phone,
      joined_at: classMembers.joined_at,
      last_studied_on: lastDay,
    })
    .from(classMembers)
    .innerJoin(learners, eq(learners.id, classMembers.learner_id))
    .where(and(eq(classMembers.class_id, classId), isNull(classMembers.left_at)))
    .orderBy(asc(learners.full_name), asc(learners.id));

/** Lessons that are over, of each member those since they joined, and how many they were at. */
async function attendanceOf(db: Queryable, classId: string, now: Date) {
  const rows = await db
    .select({
      id: classMembers.learner_id,
      held: sql<number>`count(*)::int`,
      attended: sql<number>`(count(*) filter (where ${classAttendance.status} in ('present', 'late')))::int`,
    })
    .from(classMembers)
    .innerJoin(
      classLessons,
      and(
        eq(classLessons.class_id, classMembers.class_id),
        isNull(classLessons.cancelled_at),
        sql`${classLessons.ends_at} <= ${now}`,
        sql`${classLessons.ends_at} >= ${classMembers.joined_at}`,
      ),
    )
    .leftJoin(
      classAttendance,
      and(
        eq(classAttendance.lesson_id, classLessons.id),
        eq(classAttendance.learner_id, classMembers.learner_id),
      ),
    )
    .where(and(eq(classMembers.class_id, classId), isNull(classMembers.left_at)))
    .groupBy(classMembers.learner_id);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** The members of a class, by name; what was due before somebody joined is not theirs to have done. */
export async function rosterOf(db: Queryable, classId: string, now: Date): Promise<TaughtMember[]> {
  const members = await readMembers(db, classId);
  const attendance = await attendanceOf(db, classId, now);
  const all = await homeworkOfEach(
    db,
    members.map(({ id }) => id),
    { classId },
  );
  const homework = Map.groupBy(all, ({ learner_id }) => learner_id);
  return members.map(({ joined_at, phone, ...member }) => {
    const own = (homework.get(member.id) ?? []).filter(
      ({ due_at, done }) => done !== null || due_at === null || due_at >= joined_at.getTime(),
    );
    return {
      ...member,
      phone: maskPhone(phone ?? ''),
      ...(attendance.get(member.id) ?? { held: 0, attended: 0 }),
      homework: own.length,
      homework_done: own.filter(({ done }) => done !== null).length,
    };
  });
}
