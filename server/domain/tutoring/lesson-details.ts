import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ClassMaterial, ClassNote, LessonDetail, LiveLesson } from '#contract/tutoring.ts';
import { weekOf } from '#rules/tutoring/weeks.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { mediaFiles, studySheets } from '#server/db/schema-content.ts';
import { classAttendance, classMaterials, classNotes } from '#server/db/schema-tutoring.ts';
import { homeworkOf } from './homework.ts';
import type { LessonRow, OwnClass } from './membership.ts';

export const lessonView = (row: LessonRow): LiveLesson => ({
  id: row.id,
  class_id: row.class_id,
  title: row.title,
  starts_at: row.starts_at.getTime(),
  ends_at: row.ends_at.getTime(),
  is_cancelled: row.cancelled_at !== null,
});

/** What can be read or downloaded at lessons; what the content no longer has is left out. */
export async function materialsOf(
  db: Queryable,
  lessonIds: readonly string[],
): Promise<(ClassMaterial & { lesson_id: string })[]> {
  if (lessonIds.length === 0) return [];
  const rows = await db
    .select({ material: classMaterials, sheet: studySheets.title, bytes: mediaFiles.size })
    .from(classMaterials)
    .leftJoin(
      studySheets,
      and(eq(studySheets.id, classMaterials.study_sheet_id), eq(studySheets.retired, false)),
    )
    .leftJoin(mediaFiles, and(eq(mediaFiles.path, classMaterials.media_path), eq(mediaFiles.retired, false)))
    .where(inArray(classMaterials.lesson_id, [...lessonIds]))
    .orderBy(asc(classMaterials.position), asc(classMaterials.id));
  return rows.flatMap(({ material: { id, lesson_id, study_sheet_id, media_path, title }, sheet, bytes }) => {
    if (study_sheet_id !== null && sheet !== null)
      return {
        id,
        lesson_id,
        kind: 'study_sheet' as const,
        target: study_sheet_id,
        title: sheet,
        bytes: null,
      };
    if (media_path !== null && bytes !== null)
      return {
        id,
        lesson_id,
        kind: 'file' as const,
        target: `/media/${media_path}`,
        title: title ?? '',
        bytes,
      };
    return [];
  });
}

/** Notes for the class, and those for the learner alone; newest first. */
async function notesOf(
  db: Queryable,
  learnerId: string,
  lessonIds: readonly string[],
): Promise<(ClassNote & { lesson_id: string })[]> {
  const rows = await db
    .select({ note: classNotes, author_name: learners.full_name })
    .from(classNotes)
    .leftJoin(learners, eq(learners.id, classNotes.author_id))
    .where(
      and(
        inArray(classNotes.lesson_id, [...lessonIds]),
        or(isNull(classNotes.learner_id), eq(classNotes.learner_id, learnerId)),
      ),
    )
    .orderBy(desc(classNotes.written_at), desc(classNotes.id));
  return rows.map(({ note, author_name }) => ({
    id: note.id,
    lesson_id: note.lesson_id,
    text: note.text,
    author_name,
    written_at: note.written_at.getTime(),
    is_personal: note.learner_id !== null,
  }));
}

const attendanceOf = (db: Queryable, learnerId: string, lessonIds: readonly string[]) =>
  db
    .select()
    .from(classAttendance)
    .where(
      and(eq(classAttendance.learner_id, learnerId), inArray(classAttendance.lesson_id, [...lessonIds])),
    );

/** Without the lesson that it is listed under. */
const bare = <T extends { lesson_id: string }>({ lesson_id: _, ...item }: T): Omit<T, 'lesson_id'> => item;

/** Lessons of a class with everything that one of its members sees of them. */
export async function lessonDetails(
  db: Queryable,
  learnerId: string,
  { first_at }: Pick<OwnClass, 'first_at'>,
  rows: readonly LessonRow[],
): Promise<LessonDetail[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const homework = Map.groupBy(await homeworkOf(db, learnerId, { lessonIds: ids }), (one) => one.lesson_id);
  const materials = Map.groupBy(await materialsOf(db, ids), (one) => one.lesson_id);
  const notes = Map.groupBy(await notesOf(db, learnerId, ids), (one) => one.lesson_id);
  const attendance = new Map((await attendanceOf(db, learnerId, ids)).map((one) => [one.lesson_id, one]));
  return rows.map((row) => {
    const mark = attendance.get(row.id);
    return {
      ...lessonView(row),
      summary: row.summary,
      week: weekOf(row.starts_at.getTime(), first_at ?? row.starts_at.getTime()),
      homework: (homework.get(row.id) ?? []).map(bare),
      materials: (materials.get(row.id) ?? []).map(bare),
      notes: (notes.get(row.id) ?? []).map(bare),
      attendance: mark ? { status: mark.status, joined_at: mark.joined_at?.getTime() ?? null } : null,
    };
  });
}
