import { and, countDistinct, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { instantsOf, type Span } from '#rules/calendar/span.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { studyEvents } from '#server/db/schema-study.ts';

/** How many learners registered in each week, by its Monday. */
export async function registrationsByWeek(db: Queryable, span: Span): Promise<Map<string, number>> {
  const { begin, end } = instantsOf(span);
  const monday = sql<string>`to_char(date_trunc('week', ${learners.created_at} at time zone 'Asia/Ho_Chi_Minh'), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ monday, count: sql<number>`count(*)::int` })
    .from(learners)
    .where(and(isNotNull(learners.phone), gte(learners.created_at, begin), lt(learners.created_at, end)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.monday, row.count]));
}

/** How many completed something, by `of`: each day, or each week by its Monday. */
export async function activeBy(db: Queryable, span: Span, of: 'day' | 'week'): Promise<Map<string, number>> {
  const day =
    of === 'day'
      ? sql<string>`to_char(${studyEvents.day}, 'YYYY-MM-DD')`
      : sql<string>`to_char(date_trunc('week', ${studyEvents.day}::timestamp), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: countDistinct(studyEvents.learner_id) })
    .from(studyEvents)
    .where(and(gte(studyEvents.day, span.from), lte(studyEvents.day, span.to)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** The days that each learner who studied since `since` studied within the span and that count for streaks. */
export async function countedDays(db: Queryable, span: Span, since: string): Promise<string[][]> {
  const rows = await db
    .select({ days: sql<string[]>`array_agg(distinct ${studyEvents.day}::text)` })
    .from(studyEvents)
    .where(and(eq(studyEvents.counts, true), gte(studyEvents.day, span.from), lte(studyEvents.day, span.to)))
    .groupBy(studyEvents.learner_id)
    .having(sql`max(${studyEvents.day}) >= ${since}`);
  return rows.map(({ days }) => days);
}
