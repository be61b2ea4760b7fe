import type { Database } from '#server/db/connect.ts';
import { gradingTimes } from '#server/db/schema-desk.ts';

/** Records how long a learner waited for a grading, without who it was. */
export async function noteGradingTime(
  db: Database,
  kind: 'writing' | 'speaking',
  queuedAt: Date,
): Promise<void> {
  const seconds = Math.max(0, Math.round((Date.now() - queuedAt.getTime()) / 1_000));
  await db.insert(gradingTimes).values({ kind, seconds });
}
