import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { lockOpenAttempts, newestAnswers, type OpenPlace } from '#server/domain/attempt/open-attempts.ts';
import { answersOf } from '#server/domain/attempt/store.ts';
import { storeAnswer } from '#server/domain/attempt/write-answers.ts';

/** Newer answers than its own, too, or only those to questions that it does not answer. */
export type Taken = 'newer' | 'missing';

/**
 * Before an attempt is submitted, takes along what the learner answered in others that are open at the exercise: begun on
 * a device that knew of no other. The newest answer to a question stands, up to the submission. The others are given up,
 * so that nobody is asked to finish what is handed in.
 */
export async function takeAlong(
  tx: Tx,
  place: OpenPlace & { attemptId: string },
  submittedAt: Date,
  takes: Taken,
): Promise<void> {
  const { attemptId, learnerId } = place;
  const others = (await lockOpenAttempts(tx, place)).flatMap(({ id }) => (id === attemptId ? [] : [id]));
  if (others.length === 0) return;
  const own = new Map((await answersOf(tx, attemptId)).map((given) => [given.questionId, given.answeredAt]));
  for (const { questionId, answer, at } of await newestAnswers(tx, others)) {
    const before = own.get(questionId);
    if (at > submittedAt || (before && (takes === 'missing' || before >= at))) continue;
    await storeAnswer(tx, { attemptId, questionId, answer, answeredAt: at });
  }
  await tx
    .update(attempts)
    .set({ given_up_at: submittedAt })
    .where(and(eq(attempts.learner_id, learnerId), inArray(attempts.id, others)));
}
