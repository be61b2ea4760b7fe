import { and, eq, gt, isNull } from 'drizzle-orm';
import { CLASS_LEVELS, CLASS_LIMITS } from '#contract/tutoring.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { classLessons, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { announce } from './announce.ts';
import { checkLearner, cleanLink, cleanText, lockClass } from './checks.ts';
import { ClassRefused } from './class-refused.ts';
import { refuseOverlaps } from './overlaps.ts';
import { checkTeacher } from './teachers.ts';

export interface ClassFields {
  name: string;
  summary: string;
  /** `CLASS_LEVELS`. */
  level: number;
  /** Null while the centre has none. */
  teacher_id: string | null;
  meeting_link: string | null;
  /** A timed test. */
  final_test_id: string | null;
}

async function checkTest(db: Queryable, id: string): Promise<void> {
  const [row] = await db
    .select({ kind: exercises.kind })
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.retired, false)));
  if (row?.kind !== 'test') throw new ClassRefused('unknown_exercise', `there is no test ${id}`);
}

/** The given fields as they are stored. Throws `ClassRefused`. */
async function cleanFields<F extends Partial<ClassFields>>(db: Queryable, fields: F, now: Date): Promise<F> {
  const { name, summary, level, teacher_id, meeting_link, final_test_id } = fields;
  if (level !== undefined && !CLASS_LEVELS.some((known) => known === level))
    throw new ClassRefused('bad_level', `${level} is none of ${CLASS_LEVELS.join(', ')}`);
  if (teacher_id) {
    await checkLearner(db, teacher_id);
    await checkTeacher(db, teacher_id, now.getTime());
  }
  if (final_test_id) await checkTest(db, final_test_id);
  return {
    ...fields,
    ...(name !== undefined && { name: cleanText(name, CLASS_LIMITS.name, 'a name') }),
    ...(summary !== undefined && { summary: cleanText(summary, CLASS_LIMITS.summary, 'a summary') }),
    ...(meeting_link && { meeting_link: cleanLink(meeting_link) }),
  };
}

/** A new class without members and lessons. @returns its id. Throws `ClassRefused`. */
export async function makeClass(
  tx: Tx,
  { code: given, ...fields }: ClassFields & { code: string },
  now: Date,
): Promise<string> {
  const code = cleanText(given, CLASS_LIMITS.code, 'a code');
  const [made] = await tx
    .insert(tutoringClasses)
    .values({ code, ...(await cleanFields(tx, fields, now)) })
    .onConflictDoNothing({ target: tutoringClasses.code })
    .returning({ id: tutoringClasses.id });
  if (!made) throw new ClassRefused('code_taken', `there is a class ${code} already`);
  return made.id;
}

/** Null without such a class. */
export async function findClass(db: Queryable, code: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: tutoringClasses.id })
    .from(tutoringClasses)
    .where(eq(tutoringClasses.code, code));
  return row ?? null;
}

/** The new teacher must be free at all lessons to come. */
async function checkFree(tx: Tx, id: string, teacherId: string, now: Date): Promise<void> {
  const coming = await tx
    .select()
    .from(classLessons)
    .where(
      and(eq(classLessons.class_id, id), isNull(classLessons.cancelled_at), gt(classLessons.ends_at, now)),
    );
  for (const lesson of coming) await refuseOverlaps(tx, { class_id: id, teacher_id: teacherId }, lesson);
}

/** Changes the given fields; members are told of another teacher, or that there is none. Throws `ClassRefused`. */
export async function changeClass(tx: Tx, id: string, given: Partial<ClassFields>, now: Date): Promise<void> {
  const before = await lockClass(tx, id);
  const fields = await cleanFields(tx, given, now);
  if (Object.keys(fields).length === 0) return;
  const { teacher_id } = fields;
  const isOther = teacher_id !== undefined && teacher_id !== before.teacher_id;
  if (isOther && teacher_id !== null) await checkFree(tx, before.id, teacher_id, now);
  const [after] = await tx
    .update(tutoringClasses)
    .set(fields)
    .where(eq(tutoringClasses.id, before.id))
    .returning();
  if (!isOther || !after) return;
  const text =
    teacher_id === null
      ? 'Lớp đang chờ giáo viên mới. Trung tâm sẽ báo bạn ngay khi có.'
      : 'Lớp có giáo viên mới. Lịch học giữ nguyên.';
  const tag = `class:teacher:${after.id}:${now.getTime()}`;
  const about = { classId: after.id, className: after.name, lessonId: null, learnerId: null };
  await announce(tx, { ...about, kind: 'teacher', text, tag }, now);
}

/** Ends a class before its last lesson, or opens it again. */
export async function closeClass(tx: Tx, id: string, now: Date): Promise<void> {
  const { id: known, code, closed_at } = await lockClass(tx, id);
  if (closed_at !== null) throw new ClassRefused('class_closed', `the class ${code} is closed already`);
  await tx.update(tutoringClasses).set({ closed_at: now }).where(eq(tutoringClasses.id, known));
}

export async function reopenClass(tx: Tx, id: string): Promise<void> {
  const { id: known } = await lockClass(tx, id);
  await tx.update(tutoringClasses).set({ closed_at: null }).where(eq(tutoringClasses.id, known));
}
