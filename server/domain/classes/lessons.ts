import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { lessonTime } from '#rules/tutoring/lesson-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { classAttendance, classLessons } from '#server/db/schema-tutoring.ts';
import { type Announcement, announce } from './announce.ts';
import {
  type ClassRow,
  cleanLink,
  cleanText,
  type LessonRow,
  lockLesson,
  lockOpenClass,
  refuseCancelled,
} from './checks.ts';
import { ClassRefused } from './class-refused.ts';
import { refuseOverlaps } from './overlaps.ts';
import { teacherOf } from './teachers.ts';

interface LessonTime {
  starts_at: Date;
  ends_at: Date;
}
export interface LessonText {
  title: string;
  summary: string | null;
  /** In place of the class's. */
  meeting_link: string | null;
}

const MINUTE_MS = 60_000;
const SHORTEST_MS = 15 * MINUTE_MS;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Refuses impossible times and those that are over; a lesson may last over midnight. */
function checkTime({ starts_at, ends_at }: LessonTime, now: Date): void {
  const length = ends_at.getTime() - starts_at.getTime();
  // Not a number compares as false.
  if (!(length >= SHORTEST_MS && length <= LONGEST_MS))
    throw new ClassRefused('bad_time', 'a lesson lasts between 15 minutes and 6 hours');
  if (starts_at < now) throw new ClassRefused('in_past', 'a lesson cannot begin in the past');
}

function cleanLesson<F extends Partial<LessonText>>(fields: F): F {
  const { title, summary, meeting_link } = fields;
  return {
    ...fields,
    ...(title !== undefined && { title: cleanText(title, CLASS_LIMITS.name, 'a title') }),
    ...(summary && { summary: cleanText(summary, CLASS_LIMITS.summary, 'a summary') }),
    ...(meeting_link && { meeting_link: cleanLink(meeting_link) }),
  };
}

const aboutLesson = (
  { id: classId, name }: ClassRow,
  lessonId: string,
): Pick<Announcement, 'classId' | 'className' | 'lessonId' | 'learnerId'> => ({
  classId,
  className: name,
  lessonId,
  learnerId: null,
});

async function checkLimit(tx: Tx, { id, code }: ClassRow): Promise<void> {
  const [row] = await tx.select({ all: count() }).from(classLessons).where(eq(classLessons.class_id, id));
  if (row && row.all >= CLASS_LIMITS.lessons)
    throw new ClassRefused('too_many', `the class ${code} has ${CLASS_LIMITS.lessons} lessons already`);
}

/** Whether the class is under way, so that its members know a plan which changes. */
async function hasBegun(tx: Tx, { id }: ClassRow, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: classLessons.id })
    .from(classLessons)
    .where(
      and(eq(classLessons.class_id, id), isNull(classLessons.cancelled_at), lte(classLessons.starts_at, now)),
    )
    .limit(1);
  return row !== undefined;
}

/** Plans a lesson; members of a class under way are told. @returns its id. Throws `ClassRefused`. */
export async function addLesson(
  tx: Tx,
  id: string,
  given: LessonText & LessonTime,
  now: Date,
): Promise<string> {
  const of = await lockOpenClass(tx, id);
  const teacher_id = await teacherOf(tx, of, now.getTime());
  checkTime(given, now);
  await checkLimit(tx, of);
  await refuseOverlaps(tx, { class_id: of.id, teacher_id }, given);
  const isNews = await hasBegun(tx, of, now);
  const [added] = await tx
    .insert(classLessons)
    .values({ ...cleanLesson(given), class_id: of.id })
    .returning({ id: classLessons.id });
  if (!added) throw new Error('a lesson was not stored');
  if (isNews) {
    const text = `Có thêm buổi học lúc ${lessonTime(given.starts_at.getTime())}.`;
    await announce(
      tx,
      { ...aboutLesson(of, added.id), kind: 'added', text, tag: `class:added:${added.id}` },
      now,
    );
  }
  return added.id;
}

function refuseOver({ id, ends_at }: LessonRow, now: Date): void {
  if (ends_at <= now) throw new ClassRefused('lesson_over', `the lesson ${id} is over`);
}

function refuseChanged({ id, version }: LessonRow, seen: number): void {
  if (version !== seen)
    throw new ClassRefused(
      'changed_meanwhile',
      `the lesson ${id} was changed meanwhile: it is at version ${version}`,
    );
}

const nextVersion = { version: sql`${classLessons.version} + 1` };

/**
 * Moves a lesson that is not over; members are told, and reminded anew. Whoever had joined it early is counted at the
 * new time. Its week follows from the time.
 * @param seen version that was on screen. Throws `ClassRefused`.
 */
export async function moveLesson(tx: Tx, id: string, to: LessonTime, seen: number, now: Date): Promise<void> {
  const { lesson, of } = await lockLesson(tx, id);
  refuseCancelled(lesson);
  refuseOver(lesson, now);
  refuseChanged(lesson, seen);
  const teacher_id = await teacherOf(tx, of, now.getTime());
  checkTime(to, now);
  await refuseOverlaps(tx, { class_id: of.id, teacher_id }, { id: lesson.id, ...to });
  await tx
    .update(classLessons)
    .set({ starts_at: to.starts_at, ends_at: to.ends_at, reminded_at: null, ...nextVersion })
    .where(eq(classLessons.id, lesson.id));
  await tx
    .delete(classAttendance)
    .where(and(eq(classAttendance.lesson_id, lesson.id), isNull(classAttendance.marked_at)));
  if (lesson.starts_at.getTime() === to.starts_at.getTime()) return;
  const text = `Buổi “${lesson.title}” dời sang ${lessonTime(to.starts_at.getTime())}.`;
  const tag = `class:moved:${lesson.id}:${lesson.version + 1}`;
  await announce(tx, { ...aboutLesson(of, lesson.id), kind: 'moved', text, tag }, now);
}

/** Changes title, summary or link. @param seen version that was on screen. Throws `ClassRefused`. */
export async function changeLesson(
  tx: Tx,
  id: string,
  given: Partial<LessonText>,
  seen: number,
): Promise<void> {
  const { lesson } = await lockLesson(tx, id);
  refuseChanged(lesson, seen);
  await tx
    .update(classLessons)
    .set({ ...cleanLesson(given), ...nextVersion })
    .where(eq(classLessons.id, lesson.id));
}

/** Cancels a lesson that is not over; members are told. Throws `ClassRefused`. */
export async function cancelLesson(tx: Tx, id: string, now: Date): Promise<void> {
  const { lesson, of } = await lockLesson(tx, id);
  refuseCancelled(lesson);
  refuseOver(lesson, now);
  await tx
    .update(classLessons)
    .set({ cancelled_at: now, ...nextVersion })
    .where(eq(classLessons.id, lesson.id));
  const text = `Buổi “${lesson.title}” lúc ${lessonTime(lesson.starts_at.getTime())} đã hủy.`;
  await announce(
    tx,
    { ...aboutLesson(of, lesson.id), kind: 'cancelled', text, tag: `class:cancelled:${lesson.id}` },
    now,
  );
}
