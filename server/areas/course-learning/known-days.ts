import { and, between, eq, gt, lt, sql } from 'drizzle-orm';
import { addDays } from '#rules/calendar/calendar.ts';
import { outageDays } from '#rules/streak/outage-days.ts';
import type { StudyDays } from '#rules/streak/streak.ts';
import type { Queryable } from '#server/db/connect.ts';
import { outages, studyEvents, timeZoneChanges } from '#server/db/schema-study.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';

/** First and last ISO date. */
export interface Days {
  from: string;
  to: string;
}

/** Instants in which some place on Earth has one of the days. */
const instantsOf = ({ from, to }: Days) => ({
  first: new Date(`${addDays(from, -1)}T00:00:00Z`),
  last: new Date(`${addDays(to, 2)}T00:00:00Z`),
});

/** Days whose completions counted, in one course or (null) in all. */
async function studiedDays(
  db: Queryable,
  learnerId: string,
  { from, to }: Days,
  courseId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: studyEvents.day })
    .from(studyEvents)
    .where(
      and(
        eq(studyEvents.learner_id, learnerId),
        courseId === null ? undefined : eq(studyEvents.course_id, courseId),
        eq(studyEvents.counts, true),
        between(studyEvents.day, from, to),
      ),
    )
    .orderBy(studyEvents.day);
  return rows.map(({ day }) => day);
}

/** Days on which the site was down, where the learner was. */
async function daysOfOutages(db: Queryable, learnerId: string, days: Days): Promise<string[]> {
  const { first, last } = instantsOf(days);
  const rows = await db
    .select({ from: outages.from_at, to: outages.to_at })
    .from(outages)
    .where(and(gt(outages.to_at, first), lt(outages.from_at, last)));
  if (rows.length === 0) return [];
  const times = rows.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  const earliest = Math.min(...times.map(({ from }) => from));
  return outageDays(times, await zonesSince(db, learnerId, new Date(earliest)), days);
}

/** Days that the learner's journeys have skipped. */
async function skippedDays(db: Queryable, learnerId: string, days: Days): Promise<string[]> {
  const { first, last } = instantsOf(days);
  const rows = await db
    .select({ skipped: timeZoneChanges.skipped })
    .from(timeZoneChanges)
    .where(
      and(
        eq(timeZoneChanges.learner_id, learnerId),
        between(timeZoneChanges.at, first, last),
        sql`cardinality(${timeZoneChanges.skipped}) > 0`,
      ),
    );
  return rows.flatMap(({ skipped }) => skipped).filter((day) => day >= days.from && day <= days.to);
}

/** What is known of the learner's days. @param courseId null: study in whatever course, or in none */
export async function knownDays(
  db: Queryable,
  learnerId: string,
  days: Days,
  courseId: string | null = null,
): Promise<Pick<StudyDays, 'studied' | 'outages' | 'skipped'>> {
  return {
    studied: await studiedDays(db, learnerId, days, courseId),
    outages: await daysOfOutages(db, learnerId, days),
    skipped: await skippedDays(db, learnerId, days),
  };
}
