import { sql } from 'drizzle-orm';
import { SECTION_STATUS } from '#contract/lesson.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Tx } from '../../db/connect.ts';
import { sectionProgress } from '../../db/schema-progress.ts';

/**
 * Stores that a section was begun or completed. The status and its time never go back: they describe the
 * first time, which a certificate relies on. The latest start and completion are stored beside them, for a
 * repeated lesson.
 */
export async function storeProgress(
  tx: Tx,
  learnerId: string,
  lessonId: string,
  body: BodyOf<typeof ENDPOINTS.lesson.updateProgress>,
): Promise<void> {
  const { section_id, status } = body;
  const at = learnerTime(body, Date.now());
  const begun_again_at = status === SECTION_STATUS.begun ? at : null;
  const completed_again_at = status === SECTION_STATUS.completed ? at : null;
  const { status: before, at: since, begun_again_at: begun, completed_again_at: completed } = sectionProgress;
  await tx
    .insert(sectionProgress)
    .values({
      learner_id: learnerId,
      lesson_id: lessonId,
      section_id,
      status,
      at,
      begun_again_at,
      completed_again_at,
    })
    .onConflictDoUpdate({
      target: [sectionProgress.learner_id, sectionProgress.lesson_id, sectionProgress.section_id],
      set: {
        status: sql`greatest(${before}, excluded.status)`,
        at: sql`case when ${before} < excluded.status then excluded.at else ${since} end`,
        begun_again_at: sql`greatest(${begun}, excluded.begun_again_at)`,
        completed_again_at: sql`greatest(${completed}, excluded.completed_again_at)`,
      },
    });
}
