import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Answer, GRADING_MODE } from '#contract/question.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import type { StoredQuestion } from '#server/domain/attempt/attempt-view.ts';
import { checkAnswer } from '#server/domain/attempt/check-answer.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import {
  answersOf,
  ensureAttempt,
  findQuestion,
  findReviseSet,
  type ReviseRow,
} from '#server/domain/attempt/store.ts';
import { storeAnswer } from '#server/domain/attempt/write-answers.ts';
import { type GradingDeps, markOrQueue } from '#server/domain/marking/mark-attempt.ts';
import { recordWrongAnswer } from '#server/domain/notebook/record-wrong-answer.ts';
import { restartsOf } from '#server/domain/study/restarts.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { CheckSetWork } from './set-access.ts';

const { reviseAnswers } = schema;

export interface ReviseDeps extends GradingDeps {
  checkWork: CheckSetWork;
}

interface GivenAnswer {
  learnerId: string;
  revise: ReviseRow;
  stored: StoredQuestion;
  answer: Answer;
  at: Date;
}

/**
 * A spoken answer belongs to an attempt at the set, which is never submitted as a whole: each answer is
 * graded as it arrives. A newer answer replaces an older one, and is graded again.
 */
async function gradeSpoken(
  tx: Tx,
  { learnerId, revise, stored, answer, at }: GivenAnswer,
  attemptId: string | undefined,
  deps: GradingDeps,
): Promise<void> {
  if (attemptId === undefined) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  const attempt = owned(
    await ensureAttempt(tx, { id: attemptId, learnerId, exerciseId: revise.id, openedAt: at }),
    learnerId,
    revise.id,
  );
  const questionId = stored.question.id;
  const before = (await answersOf(tx, attempt.id)).find((given) => given.questionId === questionId);
  if (before && before.answeredAt > at) return;
  await storeAnswer(tx, { attemptId: attempt.id, questionId, answer, answeredAt: at });
  await markOrQueue(tx, { ...attempt, submitted_at: at }, stored, answer, deps);
}

/** Stores it as the learner's last answer, unless there is a newer one, or the set was restarted since. */
async function storeLast(
  tx: Tx,
  { learnerId, revise, stored, answer, at }: GivenAnswer,
  mark: { is_correct: boolean | null; marks_won: number },
): Promise<void> {
  const restarted = (await restartsOf(tx, learnerId, 'revise', [revise.id])).get(revise.id);
  if (restarted && at <= restarted) return;
  const values = { answer, at, ...mark };
  await tx
    .insert(reviseAnswers)
    .values({ learner_id: learnerId, revise_id: revise.id, question_id: stored.question.id, ...values })
    .onConflictDoUpdate({
      target: [reviseAnswers.learner_id, reviseAnswers.revise_id, reviseAnswers.question_id],
      set: values,
      setWhere: sql`${reviseAnswers.at} <= excluded.at`,
    });
}

/** Stores and marks an answer. An older one that arrives late does not replace a newer one. */
export async function submitReviseQuestion(
  tx: Tx,
  deps: ReviseDeps,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.revise.submitQuestion>,
): Promise<{ is_correct: boolean | null; marks_won: number }> {
  const learnerId = taker.id;
  const revise = await findReviseSet(tx, body.revise_id);
  if (!revise) throw new ApiFailure('NOT_FOUND');
  await deps.checkWork(tx, taker, revise);
  const stored = await findQuestion(tx, revise.id, body.question_id);
  if (!stored) throw new ApiFailure('NOT_FOUND');
  const { question, key } = stored;
  const { answer } = body;
  await checkAnswer(tx, learnerId, question, answer);
  const given = { learnerId, revise, stored, answer, at: learnerTime(body, deps.now()) };
  if (question.grading_object !== GRADING_MODE.none) {
    await gradeSpoken(tx, given, body.attempt_id, deps);
  }
  const marked = markAnswer(question.content, key, answer, question.marks);
  const mark = { is_correct: marked?.isCorrect ?? null, marks_won: marked?.marksWon ?? 0 };
  await storeLast(tx, given, mark);
  // A card of a set without a lesson would ask for what can be answered only where it is heard.
  if (mark.is_correct === false && isAnswered(answer) && revise.course_id !== null) {
    const { at } = given;
    await recordWrongAnswer(tx, { learnerId, exerciseId: revise.id, questionId: question.id, answer, at });
  }
  return mark;
}
