import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';

const { attempts, speakingParts, speakingPreparations, speakingRejections, speakingSurveys } = schema;

/** What the learner did in the speaking room, besides their attempts. */
export async function speakingDataOf(tx: Tx, learnerId: string) {
  const preparations = await tx
    .select({ is_prepared: speakingPreparations.is_prepared, checked_at: speakingPreparations.checked_at })
    .from(speakingPreparations)
    .where(eq(speakingPreparations.learner_id, learnerId));
  const surveys = await tx
    .select({
      attempt_id: speakingSurveys.attempt_id,
      answers: speakingSurveys.answers,
      answered_at: speakingSurveys.answered_at,
    })
    .from(speakingSurveys)
    .where(eq(speakingSurveys.learner_id, learnerId));
  const parts = await tx
    .select({ attempt_id: speakingParts.attempt_id, part: speakingParts.part, at: speakingParts.at })
    .from(speakingParts)
    .innerJoin(attempts, eq(attempts.id, speakingParts.attempt_id))
    .where(eq(attempts.learner_id, learnerId));
  const rejections = await tx
    .select({
      attempt_id: speakingRejections.attempt_id,
      reason: speakingRejections.reason,
      at: speakingRejections.at,
      first_band: speakingRejections.first_band,
      first_evaluations: speakingRejections.first_evaluations,
    })
    .from(speakingRejections)
    .innerJoin(attempts, eq(attempts.id, speakingRejections.attempt_id))
    .where(eq(attempts.learner_id, learnerId));
  return {
    speaking_preparation: preparations,
    speaking_surveys: surveys,
    speaking_parts: parts,
    speaking_rejections: rejections,
  };
}
