import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { isSpokenType } from '#rules/questions/is-spoken-type.ts';
import { markAnswer } from '#rules/questions/marking.ts';

/** The learner's answers: those of this device's run replace the server's. */
export function answersSoFar(
  questions: readonly ReviseQuestion[],
  local: ReadonlyMap<string, Answer>,
): ReadonlyMap<string, Answer> {
  return new Map(
    questions.flatMap(({ id, last_answer }) => {
      const answer = local.get(id) ?? last_answer;
      return isAnswered(answer) && answer ? [[id, answer] as const] : [];
    }),
  );
}

/** Whether an answer is right, by the set's key; null for a spoken question or without an answer. */
export function isRight(question: ReviseQuestion, answer: Answer | undefined): boolean | null {
  if (!answer) return null;
  return markAnswer(question.content, question.answers, answer, question.marks)?.isCorrect ?? null;
}

/** Answered by voice, and graded by AI rather than by a key. */
export const isSpoken = ({ content }: Pick<ReviseQuestion, 'content'>): boolean =>
  isSpokenType(content.type_code);

export interface ReviseScore {
  /** Of the questions with a key. */
  correct: number;
  total: number;
  spoken: number;
  /** Of all questions. */
  answered: number;
}

export function reviseScore(
  questions: readonly ReviseQuestion[],
  answers: ReadonlyMap<string, Answer>,
): ReviseScore {
  const keyed = questions.filter((question) => !isSpoken(question));
  return {
    correct: keyed.filter((question) => isRight(question, answers.get(question.id)) === true).length,
    total: keyed.length,
    spoken: questions.length - keyed.length,
    answered: questions.filter(({ id }) => answers.has(id)).length,
  };
}
