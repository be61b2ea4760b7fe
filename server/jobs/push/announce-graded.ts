import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { aiGrades, isSeenThrough, wasGraded } from '#server/domain/attempt/graded-by-ai.ts';
import { resultPage } from '#server/domain/attempt/result-page.ts';
import { queuePush } from '#server/domain/push/queue-push.ts';

/** Whoever waits for the result in the app sees it by then, and is not notified, seconds. */
const DELAY_S = 90;

const GRADED = { title: 'Bài của bạn đã chấm xong', body: 'Mở ra để xem điểm và nhận xét.' };
const DECLINED = { title: 'Mình chưa chấm được bài của bạn', body: 'Mở ra để xem vì sao và cách sửa.' };

/** Queues the notification that an attempt is graded or could not be, with its last grading; `setEvaluation` has locked the attempt. */
export async function announceGraded(tx: Tx, attemptId: string): Promise<void> {
  const [graded] = await tx
    .select({
      learnerId: attempts.learner_id,
      exercise: exercises.id,
      kind: exercises.kind,
      mode: speakingSets.mode,
      ...aiGrades,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .where(and(eq(attempts.id, attemptId), isNotNull(attempts.submitted_at)))
    .groupBy(attempts.id, exercises.id, speakingSets.id)
    .having(isSeenThrough);
  if (!graded) return;
  await queuePush(tx, {
    learnerId: graded.learnerId,
    kind: 'graded',
    tag: `graded:${attemptId}`,
    ...((await wasGraded(tx, { id: attemptId, ...graded })) ? GRADED : DECLINED),
    path: resultPage({ id: attemptId, ...graded }),
    attemptId,
    delay: DELAY_S,
  });
}
