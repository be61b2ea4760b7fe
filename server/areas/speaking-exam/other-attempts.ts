import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';

/** At most this many earlier attempts are offered to compare with. */
const MOST = 20;

/** The learner's other submitted attempts at a test, latest first. */
export async function otherAttempts(
  db: Queryable,
  learnerId: string,
  setId: string,
  attemptId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, setId),
        isNotNull(attempts.submitted_at),
        attemptId === undefined ? undefined : ne(attempts.id, attemptId),
      ),
    )
    .orderBy(desc(attempts.submitted_at))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
