import { and, countDistinct, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Figures } from '#contract/operator-figures.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { addDays, lastWeeks, vietnamDay } from '#rules/calendar/calendar.ts';
import { instantsOf, type Span } from '#rules/calendar/span.ts';
import { outageDays } from '#rules/streak/outage-days.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { outages, studyEvents } from '#server/db/schema-study.ts';
import type { ExerciseFacts } from '#server/domain/course/exercise-facts.ts';
import { agreementOf } from '#server/domain/teacher-grading/agreement.ts';
import { practiceBySkill } from './practice.ts';
import { streakGroups } from './streak-groups.ts';

const rowSchema = z.object({ count: z.number(), p50: z.nullable(z.number()), p90: z.nullable(z.number()) });

/** How long gradings took that were finished in the span: by engines, and by teachers since they were asked. */
async function turnaround(db: Queryable, span: Span): Promise<Figures['grading']> {
  const { begin, end } = instantsOf(span);
  const read = async (seconds: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(sql`
      select count(*)::int as count,
        percentile_cont(0.5) within group (order by seconds)::float as p50,
        percentile_cont(0.9) within group (order by seconds)::float as p90
      from (${seconds}) as taken`);
    return rowSchema.parse(rows[0]);
  };
  return {
    ai: await read(sql`select seconds from grading_times where at >= ${begin} and at < ${end}`),
    teacher: await read(sql`
      select extract(epoch from graded_at - asked_at) as seconds from teacher_gradings
      where status = 'finished' and graded_at >= ${begin} and graded_at < ${end}`),
  };
}

/** How many learners registered in each week, by its Monday. */
async function registrationsByWeek(db: Queryable, span: Span): Promise<Map<string, number>> {
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
async function activeBy(db: Queryable, span: Span, of: 'day' | 'week'): Promise<Map<string, number>> {
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
async function countedDays(db: Queryable, span: Span, since: string): Promise<string[][]> {
  const rows = await db
    .select({ days: sql<string[]>`array_agg(distinct ${studyEvents.day}::text)` })
    .from(studyEvents)
    .where(and(eq(studyEvents.counts, true), gte(studyEvents.day, span.from), lte(studyEvents.day, span.to)))
    .groupBy(studyEvents.learner_id)
    .having(sql`max(${studyEvents.day}) >= ${since}`);
  return rows.map(({ days }) => days);
}

/** Days before today with which a streak may still be alive: two freezes, and a day that is not over. */
const ALIVE_DAYS = 3;
/** Days back from which streaks are counted. */
const STREAK_DAYS = 83;

async function daysDown(db: Queryable, span: Span): Promise<string[]> {
  const { begin, end } = instantsOf(span);
  const rows = await db
    .select({ from: outages.from_at, to: outages.to_at })
    .from(outages)
    .where(and(gt(outages.to_at, begin), lt(outages.from_at, end)));
  const times = rows.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  return outageDays(times, IN_VIETNAM, span);
}

/**
 * What a centre asks for every week, over the last weeks with the current one. Reads by indexes what happened in that
 * time; nothing grows with what was before it.
 * @param now milliseconds since 1970
 */
export async function weeklyFigures(
  db: Queryable,
  facts: ReadonlyMap<string, ExerciseFacts>,
  weekCount: number,
  now: number,
): Promise<Figures> {
  const today = vietnamDay(now);
  const mondays = lastWeeks(today, weekCount);
  const from = mondays[0] ?? today;
  const span = { from, to: today };
  const registered = await registrationsByWeek(db, span);
  const [byWeek, byDay] = [await activeBy(db, span, 'week'), await activeBy(db, span, 'day')];
  const days: Figures['days'] = [];
  for (let day = from; day <= today; day = addDays(day, 1)) days.push({ day, active: byDay.get(day) ?? 0 });
  const streakSpan = { from: addDays(today, -STREAK_DAYS), to: today };
  const studied = await countedDays(db, streakSpan, addDays(today, -ALIVE_DAYS));
  const outagesThen = await daysDown(db, streakSpan);
  return {
    at: now,
    weeks: mondays.map((monday) => ({
      monday,
      registrations: registered.get(monday) ?? 0,
      active: byWeek.get(monday) ?? 0,
    })),
    days,
    practice: await practiceBySkill(db, span, facts),
    grading: await turnaround(db, span),
    streaks: streakGroups(studied, { from: streakSpan.from, today, outages: outagesThen }),
    agreement: await agreementOf(db, span),
  };
}
