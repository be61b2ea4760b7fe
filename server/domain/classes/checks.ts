import { eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { classLessons, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { ClassRefused } from './class-refused.ts';
import type { ClassRefusal } from './refusal-words.ts';

export type ClassRow = typeof tutoringClasses.$inferSelect;
export type LessonRow = typeof classLessons.$inferSelect;

/** The id in the database's type. */
export function classId(id: string, code: ClassRefusal): string {
  if (!z.uuid().safeParse(id).success) throw new ClassRefused(code, `${id} is no id`);
  return id;
}

/** The text as it is stored: composed, trimmed, of 1 to `max` UTF-16 units. */
export function cleanText(given: string, max: number, what: string): string {
  const text = given.normalize('NFC').trim();
  if (text === '' || text.length > max || text.includes('\0'))
    throw new ClassRefused('bad_text', `${what} has between 1 and ${max} characters`);
  return text;
}

/** The address of a room at any service: only `https:`, so that nothing else is opened by a click. */
export function cleanLink(given: string): string {
  const link = given.trim();
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || link.length > CLASS_LIMITS.link)
    throw new ClassRefused('bad_link', `"${link}" is no address that begins with https://`);
  return url.href;
}

/** The class, locked until the end of the transaction, so that two changes of its lessons are made one by one. */
export async function lockClass(tx: Tx, given: string): Promise<ClassRow> {
  const id = classId(given, 'unknown_class');
  const [row] = await tx.select().from(tutoringClasses).where(eq(tutoringClasses.id, id)).for('update');
  if (!row) throw new ClassRefused('unknown_class', `there is no class ${id}`);
  return row;
}

/** The same for a class to which something is added. */
export async function lockOpenClass(tx: Tx, id: string): Promise<ClassRow> {
  const row = await lockClass(tx, id);
  if (row.closed_at !== null) throw new ClassRefused('class_closed', `the class ${row.code} is closed`);
  return row;
}

/** A lesson with its class, both locked. */
export async function lockLesson(tx: Tx, given: string): Promise<{ lesson: LessonRow; of: ClassRow }> {
  const id = classId(given, 'unknown_lesson');
  const [found] = await tx
    .select({ classId: classLessons.class_id })
    .from(classLessons)
    .where(eq(classLessons.id, id));
  const of = found && (await lockClass(tx, found.classId));
  const [lesson] = await tx.select().from(classLessons).where(eq(classLessons.id, id)).for('update');
  if (!of || !lesson) throw new ClassRefused('unknown_lesson', `there is no lesson ${id}`);
  return { lesson, of };
}

export function refuseCancelled({ id, cancelled_at }: LessonRow): void {
  if (cancelled_at !== null) throw new ClassRefused('lesson_cancelled', `the lesson ${id} is cancelled`);
}

/** Refuses anybody without an account. */
export async function checkLearner(db: Queryable, given: string): Promise<void> {
  const id = classId(given, 'unknown_learner');
  const [row] = await db.select({ phone: learners.phone }).from(learners).where(eq(learners.id, id));
  if (!row || row.phone === null) throw new ClassRefused('unknown_learner', `there is no learner ${id}`);
}

/** Whoever plans lessons of the same teacher waits, and then sees what this transaction changed. */
export async function lockTeacher(tx: Tx, teacherId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`class-teacher:${teacherId}`}, 0))`);
}
