import { and, between, eq, sql } from 'drizzle-orm';
import { shownMinutes } from '#rules/study-time/studied.ts';
import type { Queryable } from '#server/db/connect.ts';
import { studyEvents, studyTimes } from '#server/db/schema-study.ts';

/** A learner's time on a day. */
export interface DayTime {
  day: string;
  /** Measured. */
  seconds: number;
  /** Minutes of work from before time was measured. */
  estimated: number;
}

/** The days with any time, in order. `courseId`: only that course's; `from` and `to` are included. */
export async function timeByDay(
  db: Queryable,
  learnerId: string,
  { from, to, courseId }: { from: string; to: string; courseId?: string },
): Promise<DayTime[]> {
  const measured = await db
    .select({ day: studyTimes.day, seconds: sql<number>`sum(${studyTimes.seconds})::int` })
    .from(studyTimes)
    .where(
      and(
        eq(studyTimes.learner_id, learnerId),
        between(studyTimes.day, from, to),
        courseId === undefined ? undefined : eq(studyTimes.course_id, courseId),
      ),
    )
    .groupBy(studyTimes.day);
  const estimated = await db
    .select({ day: studyEvents.day, minutes: sql<number>`sum(${studyEvents.estimated_minutes})::int` })
    .from(studyEvents)
    .where(
      and(
        eq(studyEvents.learner_id, learnerId),
        between(studyEvents.day, from, to),
        courseId === undefined ? undefined : eq(studyEvents.course_id, courseId),
      ),
    )
    .groupBy(studyEvents.day);
  const days = new Map<string, DayTime>();
  for (const { day, seconds } of measured) days.set(day, { day, seconds, estimated: 0 });
  for (const { day, minutes } of estimated.filter((each) => each.minutes > 0))
    days.set(day, { day, seconds: days.get(day)?.seconds ?? 0, estimated: minutes });
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Minutes of these days as pages show them; `estimated`: those of them that were not measured. */
export function minutesIn(days: readonly DayTime[]): { minutes: number; estimated: number } {
  const estimated = days.reduce((sum, each) => sum + each.estimated, 0);
  return {
    minutes: shownMinutes(
      days.reduce((sum, { seconds }) => sum + seconds, 0),
      estimated,
    ),
    estimated,
  };
}
