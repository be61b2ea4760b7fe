import { asc, eq } from 'drizzle-orm';
import type { DownloadManifest } from '#contract/download.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { accessUntil } from '#rules/tutoring/class-status.ts';
import type { Database } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { classHomework, classLessons } from '#server/db/schema-tutoring.ts';
import { materialsOf } from '#server/domain/tutoring/lesson-details.ts';
import { type OwnClass, ownClass } from '#server/domain/tutoring/membership.ts';
import type { Platform } from '#server/platform.ts';
import { type MediaFacts, manifestOf, type ServedQuery } from './manifest.ts';
import { examQueries, sectionQueries } from './served-queries.ts';

/** What its member did is in these, so their versions say nothing of it. */
const OWN_PAGES = [
  'tutoring.learning',
  'tutoring.selfStudy',
  'tutoring.tests',
  'tutoring.finalTestResult',
  'tutoring.notices',
  'tutoring.pastLessons',
  'tutoring.learningHistories',
] as const satisfies readonly ServedQuery['operation'][];

const homeworkOf = (db: Database, classId: string) =>
  db
    .select({ id: exercises.id, kind: exercises.kind, lesson_id: classHomework.lesson_id })
    .from(classHomework)
    .innerJoin(exercises, eq(exercises.id, classHomework.exercise_id))
    .where(eq(classHomework.class_id, classId))
    .orderBy(asc(classHomework.set_at), asc(classHomework.id));

const lessonsOf = (db: Database, classId: string) =>
  db
    .select({
      id: classLessons.id,
      title: classLessons.title,
      summary: classLessons.summary,
      starts_at: classLessons.starts_at,
      ends_at: classLessons.ends_at,
      cancelled_at: classLessons.cancelled_at,
    })
    .from(classLessons)
    .where(eq(classLessons.class_id, classId))
    .orderBy(asc(classLessons.starts_at), asc(classLessons.id));

function usableUntil({ class: { closed_at }, ends_at }: OwnClass): string | null {
  const until = accessUntil({ ends_at, closed_at: closed_at?.getTime() ?? null }, Date.now());
  return until === null ? null : vietnamDay(until);
}

/** Manifests of classes for their members. Throws `NOT_FOUND`. */
export function classManifests(
  db: Database,
  content: Platform['content'],
  media: () => Promise<ReadonlyMap<string, MediaFacts>>,
) {
  /** Of one exercise or study sheet, by kind and id; the same for every class. */
  const moduleQueries = content.keep(async (key): Promise<ServedQuery[]> => {
    const [kind = '', id = ''] = key.split(' ');
    if (kind === 'test') return (await examQueries(content.db, id))?.reads ?? [];
    if (kind !== 'practice' && kind !== 'revise' && kind !== 'study_sheet') return [];
    return sectionQueries(content.db, { kind, module_id: id });
  });

  return async (learnerId: string, id: string): Promise<DownloadManifest> => {
    const own = await ownClass(db, learnerId, id);
    const lessons = await lessonsOf(db, id);
    const homework = await homeworkOf(db, id);
    const materials = await materialsOf(
      db,
      lessons.map((lesson) => lesson.id),
    );
    const { name, summary } = own.class;
    const served: ServedQuery[] = [
      { operation: 'tutoring.classById', id, text: JSON.stringify({ name, summary }) },
      { operation: 'tutoring.syllabus', id, text: JSON.stringify({ lessons, homework, materials }) },
      ...OWN_PAGES.map((operation): ServedQuery => ({ operation, id, text: '{}' })),
    ];
    const sheets = materials.filter(({ kind }) => kind === 'study_sheet').map(({ target }) => target);
    for (const key of [
      ...homework.map((one) => `${one.kind} ${one.id}`),
      ...sheets.map((sheet) => `study_sheet ${sheet}`),
    ])
      served.push(...(await moduleQueries(key)));
    const target = { kind: 'class', id, title: name, lessons: [] } as const;
    return { ...manifestOf(target, served, await media()), study_end_date: usableUntil(own) };
  };
}
