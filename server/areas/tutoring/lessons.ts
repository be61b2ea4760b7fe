import { and, asc, count, desc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { CLASS_LIMITS, CLASS_PAGE, type LessonDetail, type SyllabusWeek } from '#contract/tutoring.ts';
import { weekDays } from '#rules/tutoring/weeks.ts';
import type { Queryable } from '#server/db/connect.ts';
import { classLessons } from '#server/db/schema-tutoring.ts';
import { lessonDetails } from '#server/domain/tutoring/lesson-details.ts';
import type { OwnClass } from '#server/domain/tutoring/membership.ts';

/** All lessons by weeks; a week without a lesson is left out. */
export async function syllabusOf(db: Queryable, learnerId: string, own: OwnClass): Promise<SyllabusWeek[]> {
  const rows = await db
    .select()
    .from(classLessons)
    .where(eq(classLessons.class_id, own.class.id))
    .orderBy(asc(classLessons.starts_at), asc(classLessons.id))
    .limit(CLASS_LIMITS.lessons);
  const lessons = await lessonDetails(db, learnerId, own, rows);
  const first = own.first_at ?? 0;
  return [...Map.groupBy(lessons, ({ week }) => week)].map(([week, its]) => ({
    week,
    ...weekDays(week, first),
    lessons: its,
  }));
}

/** Lessons that are over, and cancelled ones whose time has come; newest first. @param page 1-based */
export async function pastLessonsOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  { page, now }: { page: number; now: Date },
): Promise<{ lessons: LessonDetail[]; total: number }> {
  const isPast = and(
    eq(classLessons.class_id, own.class.id),
    or(
      lte(classLessons.ends_at, now),
      and(isNotNull(classLessons.cancelled_at), lte(classLessons.starts_at, now)),
    ),
  );
  const [all] = await db.select({ total: count() }).from(classLessons).where(isPast);
  const rows = await db
    .select()
    .from(classLessons)
    .where(isPast)
    .orderBy(desc(classLessons.starts_at), desc(classLessons.id))
    .limit(CLASS_PAGE)
    .offset((page - 1) * CLASS_PAGE);
  return { lessons: await lessonDetails(db, learnerId, own, rows), total: all?.total ?? 0 };
}
