import { type Answer, GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import type { Tx } from '#server/db/connect.ts';
import { noteWrongOfAttempt } from '../notebook/note-wrong-answer.ts';
import type { StoredQuestion } from './attempt-view.ts';
import { answersOf, markStoredAnswer } from './store.ts';

/** What the grading job is told: everything else it reads itself. */
export interface GradeAnswerJob {
  attemptId: string;
  questionId: string;
}

/** Asks for a grading; false when the learner's gradings of the day are used up, and nothing is queued then. */
export type AskGrading = (tx: Tx, learnerId: string, job: GradeAnswerJob) => Promise<boolean>;

export interface SubmittedAttempt {
  id: string;
  learner_id: string;
  exercise_id: string;
  submitted_at: Date;
}

/** Marks one submitted answer by its key, or asks the AI for its grade, inside the submission's transaction. */
export async function markOrQueue(
  tx: Tx,
  attempt: SubmittedAttempt,
  { question, key }: StoredQuestion,
  answer: Answer,
  askGrading: AskGrading,
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
  const job = { attemptId: attempt.id, questionId: question.id };
  const isQueued = await askGrading(tx, attempt.learner_id, job);
  if (!isQueued) return;
  await markStoredAnswer(tx, attempt.id, question.id, {
    isCorrect: null,
    marksWon: null,
    evaluation: { status: 'waiting', content: null },
  });
}

/** The same for every answer of an attempt. */
export async function markAttempt(
  tx: Tx,
  attempt: SubmittedAttempt,
  questions: readonly StoredQuestion[],
  askGrading: AskGrading,
): Promise<void> {
  const byId = new Map(questions.map((question) => [question.question.id, question]));
  for (const { questionId, answer } of await answersOf(tx, attempt.id)) {
    const question = byId.get(questionId);
    if (question) await markOrQueue(tx, attempt, question, answer, askGrading);
  }
}
