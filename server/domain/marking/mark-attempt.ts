import { type Answer, GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredQuestion } from '#server/domain/attempt/attempt-view.ts';
import { answersOf, type SubmittedAttempt } from '#server/domain/attempt/store.ts';
import { markStoredAnswer, setEvaluation, WAITING } from '#server/domain/attempt/write-answers.ts';
import { recordWrongOfAttempt } from '#server/domain/notebook/record-wrong-answer.ts';
import { gradingRequestAt, queueForTeacher } from '#server/domain/teacher-grading/queue-for-teacher.ts';
import type { GradeAnswerJob } from '#server/queue/jobs.ts';

/** Requests a grading; false, with nothing queued, when the learner's gradings of the day are used up. */
export type RequestGrading = (tx: Tx, learnerId: string, job: GradeAnswerJob) => Promise<boolean>;

/** How answers without a key are graded. */
export interface GradingDeps {
  now: () => number;
  requestGrading: RequestGrading;
  /** Within how many hours a teacher grades. */
  teacherHours: number;
}

/** Queues an answer for the AI, unless the learner's gradings of the day are used up. */
async function queueForAi(
  tx: Tx,
  attempt: { id: string; learner_id: string },
  { question }: StoredQuestion,
  deps: GradingDeps,
): Promise<void> {
  const job = { attemptId: attempt.id, questionId: question.id };
  if (await deps.requestGrading(tx, attempt.learner_id, job)) await setEvaluation(tx, job, WAITING);
}

/**
 * Marks one submitted answer by its key, or queues it for the AI, a teacher or both, inside the submission's
 * transaction.
 */
export async function markOrQueue(
  tx: Tx,
  attempt: SubmittedAttempt,
  stored: StoredQuestion,
  answer: Answer,
  deps: GradingDeps,
): Promise<void> {
  const { question, key } = stored;
  if (question.grading_object === GRADING_MODE.none) {
    const mark = markAnswer(question.content, key, answer, question.marks);
    await markStoredAnswer(tx, attempt.id, question.id, mark);
    if (mark?.isCorrect === false && isAnswered(answer))
      await recordWrongOfAttempt(tx, attempt, question.id, answer);
    return;
  }
  const isEmpty = !isAnswered(answer);
  const request = gradingRequestAt(deps.now(), deps.teacherHours);
  await queueForTeacher(tx, attempt, question, { isEmpty, request });
  if (!isEmpty && gradersOf(question).ai) await queueForAi(tx, attempt, stored, deps);
}

/** Answers of an attempt to these questions that neither have an evaluation nor wait for one. */
async function unevaluated(
  tx: Tx,
  attemptId: string,
  questions: readonly StoredQuestion[],
): Promise<{ stored: StoredQuestion; answer: Answer }[]> {
  const byId = new Map(questions.map((stored) => [stored.question.id, stored]));
  return (await answersOf(tx, attemptId)).flatMap(({ questionId, answer, evaluation }) => {
    const stored = byId.get(questionId);
    return stored && evaluation === null ? [{ stored, answer }] : [];
  });
}

/** The same for every answer of an attempt, except those that have an evaluation, or wait for one, already. */
export async function markAttempt(
  tx: Tx,
  attempt: SubmittedAttempt,
  questions: readonly StoredQuestion[],
  deps: GradingDeps,
): Promise<void> {
  for (const { stored, answer } of await unevaluated(tx, attempt.id, questions))
    await markOrQueue(tx, attempt, stored, answer, deps);
}

/**
 * Queues what nobody but the AI grades, and what the learner will not change any more, before its attempt is submitted.
 * Nothing of it is shown until then.
 */
export async function gradeAhead(
  tx: Tx,
  attempt: { id: string; learner_id: string },
  questions: readonly StoredQuestion[],
  deps: GradingDeps,
): Promise<void> {
  for (const { stored, answer } of await unevaluated(tx, attempt.id, questions)) {
    const { ai, teacher } = gradersOf(stored.question);
    if (isAnswered(answer) && ai && !teacher) await queueForAi(tx, attempt, stored, deps);
  }
}
