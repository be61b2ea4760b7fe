import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/connect.ts';
import {
  classHomework,
  classLessons,
  classMaterials,
  classNotes,
  tutoringClasses,
} from '#server/db/schema-tutoring.ts';
import { type ClassRow, type LessonRow, lockLesson } from '#server/domain/classes/checks.ts';
import { ClassRefused } from '#server/domain/classes/class-refused.ts';

export interface OwnLesson {
  lesson: LessonRow;
  of: ClassRow;
}

/** A lesson of a class that the teacher has. Throws `ClassRefused` for those of others, as for what there is not. */
export async function ownLesson(db: Queryable, teacherId: string, lessonId: string): Promise<OwnLesson> {
  const [row] = await db
    .select({ lesson: classLessons, of: tutoringClasses })
    .from(classLessons)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classLessons.class_id))
    .where(and(eq(classLessons.id, lessonId), eq(tutoringClasses.teacher_id, teacherId)));
  if (!row) throw new ClassRefused('unknown_lesson', `they teach no lesson ${lessonId}`);
  return row;
}

/** The same, locked until the end of the transaction, so that the class is theirs until then. */
export async function lockOwnLesson(tx: Tx, teacherId: string, lessonId: string): Promise<OwnLesson> {
  await ownLesson(tx, teacherId, lessonId);
  const own = await lockLesson(tx, lessonId);
  if (own.of.teacher_id !== teacherId)
    throw new ClassRefused('unknown_lesson', `they teach no lesson ${lessonId}`);
  return own;
}

const PARTS = {
  homework: { table: classHomework, code: 'unknown_homework' },
  note: { table: classNotes, code: 'unknown_note' },
  material: { table: classMaterials, code: 'unknown_material' },
} as const;

/** Refuses homework, notes and materials of other lessons, as if there were none. */
export async function checkOfLesson(
  db: Queryable,
  part: keyof typeof PARTS,
  id: string,
  lessonId: string,
): Promise<void> {
  const { table, code } = PARTS[part];
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.lesson_id, lessonId)));
  if (found.length === 0) throw new ClassRefused(code, `the lesson ${lessonId} has no ${part} ${id}`);
}
