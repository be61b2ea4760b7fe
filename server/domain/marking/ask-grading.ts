import { lt, sql } from 'drizzle-orm';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Tx } from '#server/db/connect.ts';
import { gradingCounts } from '#server/db/schema-progress.ts';
import type { Platform } from '#server/platform.ts';
import type { RequestGrading } from './mark-attempt.ts';

/** Counts one more grading of the learner's day; false when the day's limit is reached. */
async function countGrading(tx: Tx, learnerId: string, max: number): Promise<boolean> {
  const rows = await tx
    .insert(gradingCounts)
    .values({ learner_id: learnerId, day: vietnamDay(Date.now()), asked: 1 })
    .onConflictDoUpdate({
      target: [gradingCounts.learner_id, gradingCounts.day],
      set: { asked: sql`${gradingCounts.asked} + 1` },
      setWhere: lt(gradingCounts.asked, max),
    })
    .returning({ asked: gradingCounts.asked });
  return rows.length > 0;
}

/** Queues gradings, up to a limit per learner and day, both in the caller's transaction. */
export const gradingDesk =
  ({ jobs, config }: Pick<Platform, 'jobs' | 'config'>): RequestGrading =>
  async (tx, learnerId, job) => {
    if (!(await countGrading(tx, learnerId, config.GRADINGS_PER_LEARNER_DAY))) return false;
    await jobs.enqueueGrading(tx, job);
    return true;
  };
