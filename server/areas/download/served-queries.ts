import { and, eq, getTableColumns } from 'drizzle-orm';
import { nextSection } from '#rules/lesson/sections.ts';
import type { Queryable } from '#server/db/connect.ts';
import { mediaFiles, studySheets } from '#server/db/schema-content.ts';
import {
  readServedPractice,
  readServedSet,
  untouchedPractice,
} from '#server/domain/attempt/served-exercises.ts';
import { questionsOf } from '#server/domain/attempt/store.ts';
import type { CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { untouchedExam } from '#server/domain/exam/exam-view.ts';
import { findExam } from '#server/domain/exam/store.ts';
import type { MediaFacts, ServedQuery } from './manifest.ts';

type Section = LessonRow['sections'][number];

const queryOf = (operation: ServedQuery['operation'], id: string, data: unknown): ServedQuery => ({
  operation,
  id,
  text: typeof data === 'string' ? data : JSON.stringify(data),
});

async function sheetText(db: Queryable, id: string): Promise<unknown> {
  const { retired, ...columns } = getTableColumns(studySheets);
  const [sheet] = await db
    .select(columns)
    .from(studySheets)
    .where(and(eq(studySheets.id, id), eq(retired, false)));
  return sheet ?? null;
}

/** A revise set gives feedback immediately, so its keys and explanations are included. */
async function reviseText(db: Queryable, id: string): Promise<unknown> {
  const found = await readServedSet(db, id);
  return found?.questions.map(({ question, key, explanation }) => ({ question, key, explanation }));
}

export async function sectionQueries(
  db: Queryable,
  { kind, module_id }: Pick<Section, 'kind' | 'module_id'>,
): Promise<ServedQuery[]> {
  switch (kind) {
    case 'study_sheet': {
      const sheet = await sheetText(db, module_id);
      return sheet ? [queryOf('lesson.studySheet', module_id, sheet)] : [];
    }
    case 'revise': {
      const set = await reviseText(db, module_id);
      return set ? [queryOf('revise.listQuestion', module_id, set)] : [];
    }
    case 'practice':
    case 'duet_video': {
      const found = await readServedPractice(db, module_id);
      return found ? [queryOf('practice.listQuestion', module_id, untouchedPractice(found))] : [];
    }
    // Both are in the lesson's detail.
    case 'video':
    case 'doc':
      return [];
  }
}

/** A lesson with everything that its sections show. */
export async function lessonQueries(
  db: Queryable,
  lesson: LessonRow,
  course: CourseWithLessons,
): Promise<ServedQuery[]> {
  const next = nextSection(course.lessons, lesson.id);
  const sections = await Promise.all(lesson.sections.map((section) => sectionQueries(db, section)));
  const { details, ...assets } = lesson;
  return [
    queryOf('lesson.assets', lesson.id, assets),
    queryOf('lesson.assetsWithDetail', lesson.id, details),
    queryOf('lesson.nextLesson', lesson.id, next && { id: next.id, title: next.title }),
    ...sections.flat(),
  ];
}

/** A course with all of its lessons. */
export async function courseQueries(db: Queryable, course: CourseWithLessons): Promise<ServedQuery[]> {
  const reads = [queryOf('course.details', course.id, course)];
  for (const lesson of course.lessons) reads.push(...(await lessonQueries(db, lesson, course)));
  return reads;
}

/** A timed test without keys, proofs and transcripts; null when it is not served. */
export async function examQueries(
  db: Queryable,
  id: string,
): Promise<{ title: string; reads: ServedQuery[] } | null> {
  const test = await findExam(db, id);
  if (!test || test.retired) return null;
  const questions = (await questionsOf(db, id)).filter(({ retired }) => !retired);
  return {
    title: test.title,
    reads: [queryOf('practiceTest.listQuestion', id, untouchedExam(test, questions))],
  };
}

/** The files of the served content, by address. A blob's key is the SHA-256 of its bytes. */
export async function mediaByAddress(db: Queryable): Promise<Map<string, MediaFacts>> {
  const rows = await db.select().from(mediaFiles).where(eq(mediaFiles.retired, false));
  return new Map(
    rows.map(({ path, size, blob_key }) => [`/media/${path}`, { bytes: size, sha256: blob_key }]),
  );
}
