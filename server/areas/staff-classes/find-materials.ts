import { and, asc, eq } from 'drizzle-orm';
import { FOUND_MAX, type FoundMaterial } from '#contract/teacher-classes.ts';
import type { Queryable } from '#server/db/connect.ts';
import { mediaFiles, studySheets } from '#server/db/schema-content.ts';
import { hasWords } from '#server/domain/classes/has-words.ts';

/** Study sheets with all the words in their titles, then files with them in their names. */
export async function searchMaterials(
  db: Queryable,
  words: string,
): Promise<{ materials: FoundMaterial[]; more: boolean }> {
  const sheets = await db
    .select({ target: studySheets.id, title: studySheets.title })
    .from(studySheets)
    .where(and(eq(studySheets.retired, false), hasWords(studySheets.title, words)))
    .orderBy(asc(studySheets.title), asc(studySheets.id))
    .limit(FOUND_MAX + 1);
  const files = await db
    .select({ target: mediaFiles.path, title: mediaFiles.path })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.retired, false), hasWords(mediaFiles.path, words)))
    .orderBy(asc(mediaFiles.path))
    .limit(FOUND_MAX + 1);
  const found: FoundMaterial[] = [
    ...sheets.map((sheet) => ({ ...sheet, kind: 'study_sheet' as const })),
    ...files.map((file) => ({ ...file, kind: 'file' as const })),
  ];
  return { materials: found.slice(0, FOUND_MAX), more: found.length > FOUND_MAX };
}
