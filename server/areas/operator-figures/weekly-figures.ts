import { and, gt, lt } from 'drizzle-orm';
import type { Figures } from '#contract/operator-figures.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { addDays, lastWeeks, vietnamDay } from '#rules/calendar/calendar.ts';
import { instantsOf, type Span } from '#rules/calendar/span.ts';
import { outageDays } from '#rules/streak/outage-days.ts';
import type { Queryable } from '#server/db/connect.ts';
import { outages } from '#server/db/schema-study.ts';
import type { ExerciseFacts } from '#server/domain/course/exercise-facts.ts';
import { agreementOf } from '#server/domain/teacher-grading/agreement.ts';
import { activeBy, countedDays, registrationsByWeek } from './activity.ts';
import { practiceBySkill } from './practice.ts';
import { streakGroups } from './streak-groups.ts';
import { turnaround } from './turnaround.ts';

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
