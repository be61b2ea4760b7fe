import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { resultPage } from '#server/domain/attempt/result-page.ts';
import { queuePush } from '#server/domain/push/queue-push.ts';

/** Tells the learner about a grading of theirs; each tag once. */
export async function announceGrading(
  tx: Tx,
  id: string,
  said: { tag: string; title: string; body: string },
): Promise<void> {
  const [row] = await tx
    .select({
      learnerId: attempts.learner_id,
      id: attempts.id,
      exercise: exercises.id,
      kind: exercises.kind,
      mode: speakingSets.mode,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .where(eq(teacherGradings.id, id));
  if (row) await queuePush(tx, { learnerId: row.learnerId, kind: 'graded', ...said, path: resultPage(row) });
}
