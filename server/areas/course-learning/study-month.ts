import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, lastDayOfMonth } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { daysToShow, walkDays } from '#rules/streak/streak.ts';
import type { Queryable } from '#server/db/connect.ts';
import { timeZoneOf } from '#server/domain/learner/time-zone.ts';
import { knownDays } from './known-days.ts';
import { firstStudyMonth, streakAtEndOf } from './streak-months.ts';

type StudyMonth = ResponseOf<typeof ENDPOINTS.courseLearning.studyMonth>;

/** What became of the days of a month, such as `2026-11`. Reads that month and at most the one before it. */
export async function studyMonth(
  db: Queryable,
  learnerId: string,
  month: string,
  now: number,
): Promise<StudyMonth> {
  const today = localDay(now, await timeZoneOf(db, learnerId));
  const [from, to] = [`${month}-01`, lastDayOfMonth(month)];
  const first_month = await firstStudyMonth(db, learnerId);
  if (first_month === null || month < first_month || from > addDays(today, 1)) {
    return { month, first_month, days: [] };
  }
  const before = await streakAtEndOf(db, learnerId, addDays(from, -1), today);
  const known = await knownDays(db, learnerId, { from, to });
  const { days } = walkDays({ from, before, ...known }, today <= to ? today : addDays(to, 1));
  return { month, first_month, days: daysToShow(days).filter(({ day }) => day <= to) };
}
