import { desc, eq, sql } from 'drizzle-orm';
import type { ContentState } from '#contract/operator-operations.ts';
import { holidayPhase } from '#rules/holiday-theme/holiday-time.ts';
import type { Queryable } from '#server/db/connect.ts';
import {
  contentVersions,
  courses,
  exercises,
  lessons,
  studySheets,
  themes,
} from '#server/db/schema-content.ts';

/** What is served and since when, with all planned holidays in order. @param now milliseconds since 1970 */
export async function contentStateOf(db: Queryable, now: number): Promise<ContentState> {
  const [version] = await db.select().from(contentVersions).orderBy(desc(contentVersions.stored_at)).limit(1);
  const countOf = async (table: typeof courses | typeof lessons | typeof exercises | typeof studySheets) => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .where(eq(table.retired, false));
    return row?.count ?? 0;
  };
  const planned = await db
    .select({ id: themes.id, theme: themes.theme })
    .from(themes)
    .where(eq(themes.retired, false));
  return {
    version: version?.version ?? '',
    loaded_at: version?.stored_at.getTime() ?? null,
    counts: {
      courses: await countOf(courses),
      lessons: await countOf(lessons),
      exercises: await countOf(exercises),
      sheets: await countOf(studySheets),
    },
    themes: planned
      .toSorted((a, b) => (a.theme.start_time < b.theme.start_time ? -1 : 1))
      .map((row) => ({ ...row, phase: holidayPhase(row.theme, now) })),
  };
}
