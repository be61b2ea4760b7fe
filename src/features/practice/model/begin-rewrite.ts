import { href } from '#contract/href.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf, openAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';

interface Rewrite {
  owner: string;
  practiceId: string;
  questionId: string;
  /** The version to start from. */
  essay: Extract<Answer, { type_code: 'ielts_writing' }>;
  label: string;
}

/**
 * Starts the next version of an essay in the attempt in progress, or in a new one. Text already written there
 * stays. Rejects if the device cannot store it.
 */
export async function beginRewrite({ owner, practiceId, questionId, essay, label }: Rewrite): Promise<void> {
  const { id: attemptId } = await openAttempt(owner, practiceId);
  const answers = await answersOf(attemptId);
  if (answers.some((answer) => answer.questionId === questionId)) return;
  await saveAnswer({ owner, attemptId, practiceId, questionId, answer: essay, label });
}

/** Path for rewriting an essay. */
export const rewritePath = (practiceId: string, questionId: string, from: string): string =>
  href('practice', { id: practiceId }, { rewrite: questionId, from });
