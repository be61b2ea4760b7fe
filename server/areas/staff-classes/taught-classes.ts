import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { TaughtClass, TaughtClassDetail, TaughtLesson } from '#contract/teacher-classes.ts';
import { addDays, VIETNAM_OFFSET_MS, vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import {
  classAttendance,
  classHomework,
  classLessons,
  classMaterials,
  classNotes,
  tutoringClasses,
} from '#server/db/schema-tutoring.ts';
import { ClassRefused } from '#server/domain/classes/class-refused.ts';
import { classView, membersOf, pageOfClasses, readClasses } from '#server/domain/classes/desk-classes.ts';
import { rosterOf } from './roster.ts';

/** The lesson of each class that is held now, or the next one; a closed class has none. */
async function nextOf(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, NonNullable<TaughtClass['next']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([classLessons.class_id], {
      classId: classLessons.class_id,
      id: classLessons.id,
      title: classLessons.title,
      starts_at: classLessons.starts_at,
      ends_at: classLessons.ends_at,
    })
    .from(classLessons)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classLessons.class_id))
    .where(
      and(
        inArray(classLessons.class_id, [...ids]),
        isNull(tutoringClasses.closed_at),
        isNull(classLessons.cancelled_at),
        gt(classLessons.ends_at, now),
      ),
    )
    .orderBy(asc(classLessons.class_id), asc(classLessons.starts_at));
  return new Map(
    rows.map(({ classId, starts_at, ends_at, ...row }) => [
      classId,
      { ...row, starts_at: starts_at.getTime(), ends_at: ends_at.getTime() },
    ]),
  );
}

/** One page of the classes that somebody teaches, newest first. */
export async function pageOfTaught(
  db: Queryable,
  teacherId: string,
  query: { state: 'open' | 'closed'; after?: string | undefined },
  now: Date,
): Promise<{ classes: TaughtClass[]; next: string | null }> {
  const page = await pageOfClasses(db, { ...query, teacherId }, now.getTime());
  const ids = page.classes.map(({ id }) => id);
  const next = await nextOf(db, ids, now);
  return {
    next: page.next,
    classes: page.classes.map(({ teacher: _, ...of }) => ({ ...of, next: next.get(of.id) ?? null })),
  };
}

/** Lessons of a teacher's open classes that are today in Vietnam and not over. */
export async function countToday(db: Queryable, teacherId: string, now: Date): Promise<number> {
  const today = vietnamDay(now.getTime());
  const beginOf = (day: string) => new Date(Date.parse(day) - VIETNAM_OFFSET_MS);
  const [row] = await db
    .select({ lessons: sql<number>`count(*)::int` })
    .from(tutoringClasses)
    .innerJoin(classLessons, eq(classLessons.class_id, tutoringClasses.id))
    .where(
      and(
        eq(tutoringClasses.teacher_id, teacherId),
        isNull(tutoringClasses.closed_at),
        isNull(classLessons.cancelled_at),
        gte(classLessons.starts_at, beginOf(today)),
        lt(classLessons.starts_at, beginOf(addDays(today, 1))),
        gt(classLessons.ends_at, now),
      ),
    );
  return row?.lessons ?? 0;
}

type Part = typeof classHomework | typeof classNotes | typeof classMaterials | typeof classAttendance;
/** With the lesson's table by its name: each part has an id of its own. */
const countOf = (part: Part) =>
  sql<number>`(select count(*)::int from ${part} part where part.lesson_id = class_lessons.id)`;

async function lessonsOf(db: Queryable, classId: string): Promise<TaughtLesson[]> {
  const rows = await db
    .select({
      lesson: classLessons,
      homework: countOf(classHomework),
      notes: countOf(classNotes),
      materials: countOf(classMaterials),
      marked: countOf(classAttendance),
    })
    .from(classLessons)
    .where(eq(classLessons.class_id, classId))
    .orderBy(asc(classLessons.starts_at), asc(classLessons.id));
  return rows.map(({ lesson, ...counts }) => ({
    id: lesson.id,
    title: lesson.title,
    starts_at: lesson.starts_at.getTime(),
    ends_at: lesson.ends_at.getTime(),
    is_cancelled: lesson.cancelled_at !== null,
    ...counts,
  }));
}

/** A class with its members and lessons. Throws `ClassRefused` for a class of another teacher. */
export async function taughtClassOf(
  db: Queryable,
  teacherId: string,
  id: string,
  now: Date,
): Promise<TaughtClassDetail> {
  const [found] = await readClasses(db, now.getTime()).where(
    and(eq(tutoringClasses.id, id), eq(tutoringClasses.teacher_id, teacherId)),
  );
  if (!found) throw new ClassRefused('unknown_class', `they teach no class ${id}`);
  const members = await membersOf(db, [id]);
  const { teacher: _, ...of } = classView(found, members.get(id) ?? 0, now.getTime());
  return {
    ...of,
    next: (await nextOf(db, [id], now)).get(id) ?? null,
    summary: found.row.summary,
    people: await rosterOf(db, id, now),
    lessons: await lessonsOf(db, id),
  };
}
