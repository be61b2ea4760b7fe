import { type Answer, GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import type { Tx } from '#server/db/connect.ts';
import { noteWrongOfAttempt } from '../notebook/note-wrong-answer.ts';
import type { StoredQuestion } from './attempt-view.ts';
import { answersOf, markStoredAnswer, type SubmittedAttempt } from './store.ts';

/** What the grading job is told: everything else it reads itself. */
export interface GradeAnswerJob {
  attemptId: string;
  questionId: string;
}

export type EnqueueGrading = (tx: Tx, job: GradeAnswerJob) => Promise<void>;

/** Marks one submitted answer by its key, or queues it for the AI, inside the submission's transaction. */
export async function markOrQueue(
  tx: Tx,
  attempt: SubmittedAttempt,
  { question, key }: StoredQuestion,
  answer: Answer,
  enqueue: EnqueueGrading,
): Promise<void> {
  if (question.grading_object === GRADING_MODE.none) {
    const mark = markAnswer(question.content, key, answer, question.marks);
    await markStoredAnswer(tx, attempt.id, question.id, {
      isCorrect: mark?.isCorrect ?? null,
      marksWon: mark?.marksWon ?? null,
      evaluation: null,
    });
    if (mark?.isCorrect === false && isAnswered(answer))
      await noteWrongOfAttempt(tx, attempt, question.id, answer);
    return;
  }
  if (!isAnswered(answer)) return;
  await markStoredAnswer(tx, attempt.id, question.id, {
    isCorrect: null,
    marksWon: null,
    evaluation: { status: 'waiting', content: null },
  });
  await enqueue(tx, { attemptId: attempt.id, questionId: question.id });
}

/** The same for every answer of an attempt. */
export async function markAttempt(
  tx: Tx,
  attempt: SubmittedAttempt,
  questions: readonly StoredQuestion[],
  enqueue: EnqueueGrading,
): Promise<void> {
  const byId = new Map(questions.map((question) => [question.question.id, question]));
  for (const { questionId, answer } of await answersOf(tx, attempt.id)) {
    const question = byId.get(questionId);
    if (question) await markOrQueue(tx, attempt, question, answer, enqueue);
  }
}
