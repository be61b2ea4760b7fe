import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { shownMinutes } from '#rules/study-time/studied.ts';
import type { Queryable } from '#server/db/connect.ts';
import { studyEvents, studyTimes } from '#server/db/schema-study.ts';

const dayTime = z.object({
  day: z.string(),
  /** Measured. */
  seconds: z.number(),
  /** Minutes of work from before time was measured. */
  estimated: z.number(),
});
/** A learner's time on a day. */
export type DayTime = z.infer<typeof dayTime>;

/** The days with any time, in order. `courseId`: only that course's; `from` and `to` are included. */
export async function timeByDay(
  db: Queryable,
  learnerId: string,
  { from, to, courseId }: { from: string; to: string; courseId?: string },
): Promise<DayTime[]> {
  const ofCourse = courseId === undefined ? sql`` : sql`and course_id = ${courseId}`;
  const { rows } = await db.execute(sql`
    select day::text, sum(seconds)::int as seconds, sum(estimated)::int as estimated from (
      select day, course_id, seconds, 0 as estimated from ${studyTimes} where learner_id = ${learnerId}
      union all
      select day, course_id, 0, estimated_minutes from ${studyEvents}
      where learner_id = ${learnerId} and estimated_minutes > 0
    ) as known
    where day between ${from} and ${to} ${ofCourse}
    group by day order by day`);
  return z.array(dayTime).parse(rows);
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
