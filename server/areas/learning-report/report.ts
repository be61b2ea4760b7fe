import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { REPORT_DAYS_MAX } from '#contract/learning-report.ts';
import type { QueryOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, mondayOf, vietnamDay, weeksBetween } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learningDays } from '#server/db/schema-learning.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { bandsBetween } from '#server/domain/learning-sums/bands-between.ts';
import { minutesIn, timeByDay } from '#server/domain/study/time-by-day.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type Report = ResponseOf<typeof ENDPOINTS.learningReport.report>;

const WEEKS_SHOWN = 12;
const SPAN_WRONG = 'Khoảng ngày chưa đúng: ngày đầu phải trước ngày cuối, và cách nhau không quá một năm.';

/** The requested days, both included; by default the twelve weeks up to today. Throws `BAD_REQUEST`. */
function spanOf(
  { from, to }: QueryOf<typeof ENDPOINTS.learningReport.report>,
  now: number,
): { from: string; to: string } {
  const today = vietnamDay(now);
  const last = to !== undefined && to < today ? to : today;
  const first = from ?? addDays(mondayOf(last), -7 * (WEEKS_SHOWN - 1));
  if (first > last || addDays(first, REPORT_DAYS_MAX) < last) throw new ApiFailure('BAD_REQUEST', SPAN_WRONG);
  return { from: first, to: last };
}

const sum = (column: typeof learningDays.answered | typeof learningDays.correct) =>
  sql<number>`sum(${column})::int`;

/** Sums rows by the key that `keyOf` returns, the most answered first. */
function sumBy<Row extends { answered: number; correct: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): { key: Key; answered: number; correct: number }[] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, group]) => ({
      key,
      answered: group.reduce((total, { answered }) => total + answered, 0),
      correct: group.reduce((total, { correct }) => total + correct, 0),
    }))
    .filter(({ answered }) => answered > 0)
    .toSorted((a, b) => b.answered - a.answered);
}

/**
 * The learner's report, from the sums that database triggers maintain and from completed work: its cost
 * depends on days and tests, not on answers.
 */
export async function reportOf(
  db: Queryable,
  learnerId: string,
  query: QueryOf<typeof ENDPOINTS.learningReport.report>,
  now: number,
): Promise<Report> {
  const { from, to } = spanOf(query, now);
  const marked = await db
    .select({
      skill: learningDays.skill,
      type_code: learningDays.type_code,
      answered: sum(learningDays.answered),
      correct: sum(learningDays.correct),
    })
    .from(learningDays)
    .where(
      and(eq(learningDays.learner_id, learnerId), gte(learningDays.day, from), lte(learningDays.day, to)),
    )
    .groupBy(learningDays.skill, learningDays.type_code);
  const studied = await db
    .selectDistinct({ day: studyEvents.day })
    .from(studyEvents)
    .where(and(eq(studyEvents.learner_id, learnerId), gte(studyEvents.day, from), lte(studyEvents.day, to)));
  const byWeek = Map.groupBy(await timeByDay(db, learnerId, { from, to }), ({ day }) => mondayOf(day));
  return {
    from,
    to,
    bands: await bandsBetween(db, learnerId, from, to),
    skills: sumBy(marked, ({ skill }) => skill).map(({ key, ...share }) => ({ skill: key, ...share })),
    types: sumBy(marked, ({ type_code }) => type_code).map(({ key, ...share }) => ({
      type_code: key,
      ...share,
    })),
    weeks: weeksBetween(from, to).map((starts_on) => ({
      starts_on,
      ...minutesIn(byWeek.get(starts_on) ?? []),
    })),
    days: studied.length,
  };
}
