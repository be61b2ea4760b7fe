import { and, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Skill } from '#contract/exam-taking.ts';
import { REPORT_DAYS_MAX, type ReportBand } from '#contract/learning-report.ts';
import { type BandTable, DEFAULT_BAND_TABLES } from '#rules/bands/band-tables.ts';
import { rawToBand } from '#rules/bands/bands.ts';
import { addDays, VIETNAM_OFFSET_MS, vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { bandDays, examMarks } from '#server/db/schema-learning.ts';
import { attempts } from '#server/db/schema-progress.ts';

/** Maximum number of tests considered: nobody takes more than one a day. */
const TESTS_MAX = REPORT_DAYS_MAX;

const startOf = (day: string): Date => new Date(Date.parse(day) - VIETNAM_OFFSET_MS);

/** Skill and table of tests by their ids. Apart from the marks: a test is large, and was taken often. */
async function scalesOf(
  db: Queryable,
  ids: string[],
): Promise<Map<string, { skill: Skill; table: BandTable | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: exercises.id, test: exercises.test })
    .from(exercises)
    .where(inArray(exercises.id, ids));
  return new Map(
    rows.flatMap(({ id, test }) => {
      // A placement test has no band.
      if (!test || test.skill === 'mixed') return [];
      const table = test.band_table === 'none' ? null : DEFAULT_BAND_TABLES[test.band_table];
      return [[id, { skill: test.skill, table }] as const];
    }),
  );
}

/**
 * Bands of the days from `from` to `to` (ISO dates, both included), oldest first: those of timed tests by
 * their own tables, if taken without knowing the keys, and the mean of a day's AI gradings.
 */
export async function bandsBetween(
  db: Queryable,
  learnerId: string,
  from: string,
  to: string,
): Promise<ReportBand[]> {
  const tests = await db
    .select({ at: examMarks.at, marks: examMarks.marks, exercise: examMarks.exercise_id })
    .from(examMarks)
    .innerJoin(attempts, eq(attempts.id, examMarks.attempt_id))
    .where(
      and(
        eq(examMarks.learner_id, learnerId),
        eq(attempts.is_repetition, false),
        gte(examMarks.at, startOf(from)),
        lt(examMarks.at, startOf(addDays(to, 1))),
      ),
    )
    .orderBy(desc(examMarks.at))
    .limit(TESTS_MAX);
  const scales = await scalesOf(db, [...new Set(tests.map(({ exercise }) => exercise))]);
  const graded = await db
    .select()
    .from(bandDays)
    .where(and(eq(bandDays.learner_id, learnerId), gte(bandDays.day, from), lte(bandDays.day, to)));
  return [
    ...tests.flatMap(({ at, marks, exercise }): ReportBand[] => {
      const scale = scales.get(exercise);
      const band = scale?.table ? rawToBand(marks, scale.table) : null;
      return scale && band !== null ? [{ on: vietnamDay(at.getTime()), skill: scale.skill, band }] : [];
    }),
    ...graded.flatMap(({ day, skill, total, graded: count }): ReportBand[] =>
      count > 0 ? [{ on: day, skill, band: total / count }] : [],
    ),
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
