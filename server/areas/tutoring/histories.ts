import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { CLASS_PAGE, type ClassNotice, type HistoryItem } from '#contract/tutoring.ts';
import type { Queryable } from '#server/db/connect.ts';
import { classAttendance, classLessons, classNotices } from '#server/db/schema-tutoring.ts';
import { homeworkOf } from '#server/domain/tutoring/homework.ts';
import type { OwnClass } from '#server/domain/tutoring/membership.ts';

const NOTHING = {
  lesson_id: null,
  attendance: null,
  homework_kind: null,
  exercise_id: null,
  attempt_id: null,
} as const;

async function attended(db: Queryable, learnerId: string, classId: string): Promise<HistoryItem[]> {
  const rows = await db
    .select({ lesson: classLessons, status: classAttendance.status })
    .from(classAttendance)
    .innerJoin(classLessons, eq(classLessons.id, classAttendance.lesson_id))
    .where(and(eq(classAttendance.learner_id, learnerId), eq(classLessons.class_id, classId)));
  return rows.map(({ lesson, status }) => ({
    ...NOTHING,
    id: lesson.id,
    kind: 'lesson',
    title: lesson.title,
    at: lesson.starts_at.getTime(),
    lesson_id: lesson.id,
    attendance: status,
  }));
}

/** What the learner was at and handed in, newest first; a class has a bounded number of lessons. @param page 1-based */
export async function historiesOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  page: number,
): Promise<{ histories: HistoryItem[]; total: number }> {
  const classId = own.class.id;
  const handedIn = (await homeworkOf(db, learnerId, { classId })).flatMap(
    ({ id, title, kind, exercise_id, done }): HistoryItem[] =>
      done === null
        ? []
        : [
            {
              ...NOTHING,
              id,
              kind: 'homework',
              title,
              at: done.at,
              homework_kind: kind,
              exercise_id,
              attempt_id: done.attempt_id,
            },
          ],
  );
  const all = [...(await attended(db, learnerId, classId)), ...handedIn].toSorted(
    (a, b) => b.at - a.at || (a.id < b.id ? 1 : -1),
  );
  return { histories: all.slice((page - 1) * CLASS_PAGE, page * CLASS_PAGE), total: all.length };
}

/** What the class was told, and the learner alone; newest first. @param page 1-based */
export async function noticesOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  page: number,
): Promise<{ notices: ClassNotice[]; total: number }> {
  const isTold = and(
    eq(classNotices.class_id, own.class.id),
    or(isNull(classNotices.learner_id), eq(classNotices.learner_id, learnerId)),
  );
  const [all] = await db.select({ total: count() }).from(classNotices).where(isTold);
  const rows = await db
    .select()
    .from(classNotices)
    .where(isTold)
    .orderBy(desc(classNotices.at), desc(classNotices.id))
    .limit(CLASS_PAGE)
    .offset((page - 1) * CLASS_PAGE);
  return {
    notices: rows.map(({ id, kind, text, lesson_id, at }) => ({
      id,
      kind,
      text,
      lesson_id,
      at: at.getTime(),
    })),
    total: all?.total ?? 0,
  };
}
