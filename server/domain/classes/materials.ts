import { and, count, eq } from 'drizzle-orm';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { mediaFiles, studySheets } from '#server/db/schema-content.ts';
import { classMaterials } from '#server/db/schema-tutoring.ts';
import { classId, cleanText, lockLesson } from './checks.ts';
import { ClassRefused } from './class-refused.ts';

/** A study sheet by its id, or a file of the content by its path below `media/`, with the title to show. */
export type NewMaterial =
  | { kind: 'study_sheet'; target: string }
  | { kind: 'file'; target: string; title: string };

async function columnsOf(db: Queryable, given: NewMaterial) {
  if (given.kind === 'study_sheet') {
    const [sheet] = await db
      .select({ id: studySheets.id })
      .from(studySheets)
      .where(and(eq(studySheets.id, given.target), eq(studySheets.retired, false)));
    if (!sheet) throw new ClassRefused('unknown_material', `there is no study sheet ${given.target}`);
    return { study_sheet_id: sheet.id };
  }
  const [file] = await db
    .select({ path: mediaFiles.path })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.path, given.target), eq(mediaFiles.retired, false)));
  if (!file) throw new ClassRefused('unknown_material', `there is no file ${given.target}`);
  return { media_path: file.path, title: cleanText(given.title, CLASS_LIMITS.name, 'a title') };
}

/** Adds something to read or download to a lesson. @returns its id. Throws `ClassRefused`. */
export async function addMaterial(tx: Tx, lessonId: string, given: NewMaterial): Promise<string> {
  const { lesson, of } = await lockLesson(tx, lessonId);
  const columns = await columnsOf(tx, given);
  const [row] = await tx
    .select({ all: count() })
    .from(classMaterials)
    .where(eq(classMaterials.lesson_id, lesson.id));
  const position = row?.all ?? 0;
  if (position >= CLASS_LIMITS.materials)
    throw new ClassRefused('too_many', `a lesson has ${CLASS_LIMITS.materials} materials at most`);
  const [added] = await tx
    .insert(classMaterials)
    .values({ ...columns, class_id: of.id, lesson_id: lesson.id, position })
    .onConflictDoNothing()
    .returning({ id: classMaterials.id });
  if (!added) throw new ClassRefused('already_set', `${given.target} belongs to that lesson already`);
  return added.id;
}

/** Throws `ClassRefused`. */
export async function removeMaterial(tx: Tx, id: string): Promise<void> {
  const removed = await tx
    .delete(classMaterials)
    .where(eq(classMaterials.id, classId(id, 'unknown_material')))
    .returning({ id: classMaterials.id });
  if (removed.length === 0) throw new ClassRefused('unknown_material', `there is no material ${id}`);
}
