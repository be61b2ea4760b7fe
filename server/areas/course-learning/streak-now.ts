import { STREAK_DAYS } from '#contract/course-learning.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ZoneHistory } from '#contract/time-zone.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { NO_STREAK, type StreakState, type StudyDays, streakOf } from '#rules/streak/streak.ts';
import { BACKFILL_MS } from '#rules/streak/study-day.ts';
import type { Queryable } from '#server/db/connect.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';
import { knownDays } from './known-days.ts';
import { streakAtEndOf } from './streak-months.ts';

type StreakNow = ResponseOf<typeof ENDPOINTS.courseLearning.dayStreaks>;

/** A day may have begun further east before a journey: dates are at most two days apart. */
const AHEAD_DAYS = 2;
/** Days per query when a course's streak goes back further than the days returned. */
const PAGE_DAYS = 366;

/** Study days in a row in a course up to a day; days of outages and journeys between them add nothing. */
async function courseRunUpTo(
  db: Queryable,
  learnerId: string,
  courseId: string,
  last: string,
): Promise<StreakState> {
  let length = 0;
  for (let to = last; ; to = addDays(to, -PAGE_DAYS)) {
    const from = addDays(to, 1 - PAGE_DAYS);
    const known = await knownDays(db, learnerId, { from, to }, courseId);
    const studied = new Set(known.studied);
    const kept = new Set([...known.outages, ...known.skipped]);
    for (let day = to; day >= from; day = addDays(day, -1)) {
      if (studied.has(day)) length += 1;
      else if (!kept.has(day)) return { ...NO_STREAK, length };
    }
    if (studied.size === 0) return { ...NO_STREAK, length };
  }
}

const responseOf = (
  { from, before, studied, outages, skipped }: StudyDays,
  today: string,
  zones: ZoneHistory,
): Omit<StreakNow, 'length'> => ({
  today,
  days: [...studied],
  from,
  before: before.length,
  freezes_before: before.freezes,
  longest_before: before.longest,
  outages: [...outages],
  skipped: [...skipped],
  zones,
});

const spanOf = (today: string) => ({ from: addDays(today, 1 - STREAK_DAYS), to: addDays(today, AHEAD_DAYS) });

/** The learner's current streak with the days behind it. `now`: milliseconds since 1970. */
export async function streakNow(db: Queryable, learnerId: string, now: number): Promise<StreakNow> {
  const zones = await zonesSince(db, learnerId, new Date(now - BACKFILL_MS));
  const today = localDay(now, zones.zone);
  const span = spanOf(today);
  const before = await streakAtEndOf(db, learnerId, addDays(span.from, -1), today);
  const known = { from: span.from, before, ...(await knownDays(db, learnerId, span)) };
  return { ...responseOf(known, today, zones), length: streakOf(known, today).length };
}

/** The same for one course: its study days in a row, without freezes. */
export async function courseStreakNow(
  db: Queryable,
  learnerId: string,
  courseId: string,
  now: number,
): Promise<StreakNow> {
  const zones = await zonesSince(db, learnerId, new Date(now - BACKFILL_MS));
  const today = localDay(now, zones.zone);
  const span = spanOf(today);
  const before = await courseRunUpTo(db, learnerId, courseId, addDays(span.from, -1));
  const known = { from: span.from, before, ...(await knownDays(db, learnerId, span, courseId)) };
  return { ...responseOf(known, today, zones), length: streakOf(known, today, 'without-freezes').length };
}
