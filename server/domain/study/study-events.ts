import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { STREAK_DAYS } from '#contract/course-learning.ts';
import { isAttempted } from '#contract/lesson.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { type StudyDays, streakOf } from '#rules/streak/streak.ts';
import { BACKFILL_MS, studyDay } from '#rules/streak/study-day.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { lessons } from '#server/db/schema-content.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';

export interface Completed {
  learnerId: string;
  /** The completed item, such as `section:LESSON/SECTION` or `test:ID`. */
  subject: string;
  /** Null for what belongs to no course. */
  courseId: string | null;
  /** Planned duration. */
  minutes: number;
  /** By the learner's clock corrected for skew. */
  at: Date;
}

interface CompletedSection {
  learnerId: string;
  lesson: { id: string; course_id: string };
  section: { id: string; minutes: number };
  at: Date;
}

interface PlacedExercise {
  id: string;
  lesson_id: string;
  course_id: string;
}

/** Records that a learner completed something; repeating it on the same day changes nothing. */
export async function recordStudy(tx: Tx, completed: Completed, now: number): Promise<void> {
  const { learnerId, subject, courseId, minutes, at } = completed;
  const zones = await zonesSince(tx, learnerId, at);
  const { day, counts } = studyDay({ completedAt: at.getTime(), receivedAt: now }, zones);
  await tx
    .insert(studyEvents)
    .values({ learner_id: learnerId, day, subject, course_id: courseId, minutes, at, counts })
    .onConflictDoUpdate({
      target: [studyEvents.learner_id, studyEvents.day, studyEvents.subject],
      set: { counts: true },
      setWhere: sql`excluded.counts and not ${studyEvents.counts}`,
    });
}

/** The same for a section of a lesson. */
export const recordSection = (
  tx: Tx,
  { learnerId, lesson, section, at }: CompletedSection,
  now: number,
): Promise<void> =>
  recordStudy(
    tx,
    {
      learnerId,
      subject: `section:${lesson.id}/${section.id}`,
      courseId: lesson.course_id,
      minutes: section.minutes,
      at,
    },
    now,
  );

/** The same for the section of a practice. A practice that newer content dropped counts by itself. */
export async function recordPractice(
  tx: Tx,
  { learnerId, practice, at }: { learnerId: string; practice: PlacedExercise; at: Date },
  now: number,
): Promise<void> {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, practice.lesson_id));
  const section = lesson?.sections.find(
    ({ kind, module_id }) => isAttempted(kind) && module_id === practice.id,
  );
  if (lesson && section) return recordSection(tx, { learnerId, lesson, section, at }, now);
  const subject = `practice:${practice.id}`;
  await recordStudy(tx, { learnerId, subject, courseId: practice.course_id, minutes: 0, at }, now);
}

/** Days per query when a streak goes back further than the days returned. */
const PAGE_DAYS = 366;

/** Number of consecutive study days up to and including `last`. */
async function streakUpTo(db: Queryable, conditions: ReturnType<typeof and>, last: string): Promise<number> {
  let length = 0;
  for (let end = last; ; end = addDays(end, -PAGE_DAYS)) {
    const from = addDays(end, 1 - PAGE_DAYS);
    const rows = await db
      .selectDistinct({ day: studyEvents.day })
      .from(studyEvents)
      .where(and(conditions, gte(studyEvents.day, from), lt(studyEvents.day, addDays(end, 1))))
      .orderBy(desc(studyEvents.day));
    const gap = rows.findIndex(({ day }, at) => day !== addDays(end, -at));
    length += gap === -1 ? rows.length : gap;
    if (gap !== -1 || rows.length < PAGE_DAYS) return length;
  }
}

/**
 * The learner's study days, in all or in one course. Reads the days returned, and earlier ones only as far as
 * their streak goes.
 */
async function studyDays(
  db: Queryable,
  learnerId: string,
  courseId: string | null,
  today: string,
): Promise<StudyDays> {
  const from = addDays(today, 1 - STREAK_DAYS);
  const dayBefore = addDays(from, -1);
  const conditions = and(
    eq(studyEvents.learner_id, learnerId),
    courseId === null ? undefined : eq(studyEvents.course_id, courseId),
    eq(studyEvents.counts, true),
  );
  const rows = await db
    .selectDistinct({ day: studyEvents.day })
    .from(studyEvents)
    .where(and(conditions, gte(studyEvents.day, dayBefore)))
    .orderBy(studyEvents.day);
  const days = rows.map(({ day }) => day);
  const before = days[0] === dayBefore ? await streakUpTo(db, conditions, dayBefore) : 0;
  return { days: days.filter((day) => day >= from), from, before };
}

/** The current streak with the days behind it. */
export async function streakNow(db: Queryable, learnerId: string, courseId: string | null, now: number) {
  const zones = await zonesSince(db, learnerId, new Date(now - BACKFILL_MS));
  const today = localDay(now, zones.zone);
  const known = await studyDays(db, learnerId, courseId, today);
  return { today, length: streakOf(known, today).length, ...known, days: [...known.days], zones };
}
