import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { CLASSES_PAGE, type DeskClass, type DeskClassDetail } from '#contract/operator-classes.ts';
import { maskPhone } from '#rules/account/mask-phone.ts';
import { classStatus } from '#rules/tutoring/class-status.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { exercises } from '#server/db/schema-content.ts';
import { classHomework, classLessons, classMembers, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import { hasRole } from '#server/domain/staff/roles.ts';
import { beginsAt, endsAt } from '#server/domain/tutoring/class-span.ts';
import { ClassRefused } from './class-refused.ts';

/** Classes as the desks show them. @param now milliseconds since 1970 */
export const readClasses = (db: Queryable, now: number) =>
  db
    .select({
      row: tutoringClasses,
      teacher: learners.full_name,
      is_active: hasRole(tutoringClasses.teacher_id, 'teacher', now),
      begins_at: beginsAt,
      ends_at: endsAt,
    })
    .from(tutoringClasses)
    .leftJoin(learners, eq(learners.id, tutoringClasses.teacher_id))
    .$dynamic();
type Read = Awaited<ReturnType<typeof readClasses>>[number];

/** How many members each class has now. */
export async function membersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: classMembers.class_id, members: count() })
    .from(classMembers)
    .where(and(inArray(classMembers.class_id, [...ids]), isNull(classMembers.left_at)))
    .groupBy(classMembers.class_id);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** A class in a list. @param now milliseconds since 1970 */
export const classView = (
  { row, teacher, is_active, begins_at, ends_at }: Read,
  members: number,
  now: number,
): DeskClass => ({
  id: row.id,
  code: row.code,
  name: row.name,
  level: row.level,
  status: classStatus(
    { has_teacher: row.teacher_id !== null, begins_at, ends_at, closed_at: row.closed_at?.getTime() ?? null },
    now,
  ),
  teacher: row.teacher_id === null ? null : { id: row.teacher_id, name: teacher ?? '', is_active },
  members,
  is_closed: row.closed_at !== null,
});

/** Compared in the database, whose times are finer than JavaScript's. */
const isOlder = (than: string) => sql`(${tutoringClasses.created_at}, ${tutoringClasses.id}) < (
  select last.created_at, last.id from ${tutoringClasses} last where last.id = ${than})`;

/** One page of classes, of all teachers or of one, newest first. @param now milliseconds since 1970 */
export async function pageOfClasses(
  db: Queryable,
  { state, after, teacherId }: { state: 'open' | 'closed'; after?: string | undefined; teacherId?: string },
  now: number,
): Promise<{ classes: DeskClass[]; next: string | null }> {
  const found = await readClasses(db, now)
    .where(
      and(
        (state === 'open' ? isNull : isNotNull)(tutoringClasses.closed_at),
        teacherId === undefined ? undefined : eq(tutoringClasses.teacher_id, teacherId),
        after === undefined ? undefined : isOlder(after),
      ),
    )
    .orderBy(desc(tutoringClasses.created_at), desc(tutoringClasses.id))
    .limit(CLASSES_PAGE + 1);
  const page = found.slice(0, CLASSES_PAGE);
  const members = await membersOf(
    db,
    page.map(({ row }) => row.id),
  );
  return {
    classes: page.map((each) => classView(each, members.get(each.row.id) ?? 0, now)),
    next: found.length > CLASSES_PAGE ? (page.at(-1)?.row.id ?? null) : null,
  };
}

async function lessonsOf(db: Queryable, classId: string): Promise<DeskClassDetail['lessons']> {
  const rows = await db
    .select()
    .from(classLessons)
    .where(eq(classLessons.class_id, classId))
    .orderBy(asc(classLessons.starts_at), asc(classLessons.id));
  const homework = await db
    .select({ row: classHomework, title: exercises.title })
    .from(classHomework)
    .innerJoin(exercises, eq(exercises.id, classHomework.exercise_id))
    .where(eq(classHomework.class_id, classId))
    .orderBy(asc(classHomework.set_at), asc(classHomework.id));
  return rows.map((lesson) => ({
    id: lesson.id,
    title: lesson.title,
    starts_at: lesson.starts_at.getTime(),
    ends_at: lesson.ends_at.getTime(),
    is_cancelled: lesson.cancelled_at !== null,
    version: lesson.version,
    homework: homework
      .filter(({ row }) => row.lesson_id === lesson.id)
      .map(({ row, title }) => ({
        id: row.id,
        exercise_id: row.exercise_id,
        title,
        due_at: row.due_at?.getTime() ?? null,
      })),
  }));
}

/** A class with its members and lessons. Throws `ClassRefused`. @param now milliseconds since 1970 */
async function classOf(db: Queryable, id: string, now: number): Promise<DeskClassDetail> {
  const [found] = await readClasses(db, now).where(eq(tutoringClasses.id, id));
  if (!found) throw new ClassRefused('unknown_class', `there is no class ${id}`);
  const people = await db
    .select({ id: learners.id, name: learners.full_name, phone: learners.phone })
    .from(classMembers)
    .innerJoin(learners, eq(learners.id, classMembers.learner_id))
    .where(and(eq(classMembers.class_id, id), isNull(classMembers.left_at)))
    .orderBy(asc(learners.full_name), asc(learners.id));
  return {
    ...classView(found, people.length, now),
    summary: found.row.summary,
    meeting_link: found.row.meeting_link,
    people: people.map(({ phone, ...person }) => ({ ...person, phone: maskPhone(phone ?? '') })),
    lessons: await lessonsOf(db, id),
  };
}

/** The class of a lesson. Throws `ClassRefused`. */
export async function classOfLesson(db: Queryable, lessonId: string): Promise<string> {
  const [row] = await db
    .select({ id: classLessons.class_id })
    .from(classLessons)
    .where(eq(classLessons.id, lessonId));
  if (!row) throw new ClassRefused('unknown_lesson', `there is no lesson ${lessonId}`);
  return row.id;
}

/** The class as it is now, as the answer to a call; its members are those whom the call is about. */
export async function answerWithClass(
  db: Queryable,
  id: string,
  about: (learnerIds: string[]) => void,
): Promise<DeskClassDetail> {
  const found = await asApiFailure(classOf(db, id, Date.now()));
  about(found.people.map((person) => person.id));
  return found;
}
