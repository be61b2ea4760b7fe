import { gte, sql } from 'drizzle-orm';
import type { SpendingDay } from '#contract/operator-operations.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { providerUsage } from '#server/db/schema-grading.ts';

/** Costs are stored in millionths. */
const MILLION = 1_000_000;

/** What external services cost on each of the last days, oldest first, also on days without any. */
export async function spendingByDay(db: Queryable, dayCount: number, now: number): Promise<SpendingDay[]> {
  const today = vietnamDay(now);
  const from = addDays(today, 1 - dayCount);
  const rows = await db
    .select({
      day: providerUsage.day,
      calls: sql<number>`sum(${providerUsage.calls})::int`,
      tokens: sql<number>`sum(${providerUsage.tokens})::float`,
      cost: sql<number>`sum(${providerUsage.cost})::float`,
      learners: sql<number>`count(*)::int`,
    })
    .from(providerUsage)
    .where(gte(providerUsage.day, from))
    .groupBy(providerUsage.day);
  const byDay = new Map(rows.map((row) => [row.day, { ...row, cost: row.cost / MILLION }]));
  return Array.from({ length: dayCount }, (_, at) => {
    const day = addDays(from, at);
    return byDay.get(day) ?? { day, calls: 0, tokens: 0, cost: 0, learners: 0 };
  });
}
