import type { AiEvaluation } from '#contract/evaluation.ts';
import { GRADING_MODE } from '#contract/question.ts';

export const ANSWER_STATUS = {
  DO_NOT: 1,
  ANSWERED: 2,
  SUBMITTED_NO_RESULT: 4,
  HAVE_RESULT: 5,
  ERROR: 6,
  TRUE: 7,
  FALSE: 8,
} as const;
type AnswerStatus = (typeof ANSWER_STATUS)[keyof typeof ANSWER_STATUS];

export interface StatusFacts {
  grading_object: (typeof GRADING_MODE)[keyof typeof GRADING_MODE];
  /** The learner has given an answer (see `isAnswered`). */
  has_answer: boolean;
  /** State of the AI's or the teacher's evaluation; null if there is none. */
  evaluation_status: AiEvaluation['status'] | null;
  is_expired: boolean;
}

/** Page on which the question is shown: a practice hides results until its result page. */
type QuestionPlace = 'practice' | 'practice_result' | 'revise' | 'revise_result';

const BY_EVALUATION = {
  finished: ANSWER_STATUS.HAVE_RESULT,
  error: ANSWER_STATUS.ERROR,
  waiting: ANSWER_STATUS.SUBMITTED_NO_RESULT,
} as const;

/**
 * Status of a question (docs/product.md, point 4, "Question status derivation"). A question graded by AI or teacher
 * that has neither answer nor evaluation is not done: "any other" in that section refers to answers.
 */
export const questionStatus = (facts: StatusFacts, place: QuestionPlace): AnswerStatus => {
  const { grading_object, has_answer, evaluation_status, is_expired } = facts;
  if (grading_object !== GRADING_MODE.none) {
    if (is_expired) return ANSWER_STATUS.ANSWERED;
    if (evaluation_status !== null) return BY_EVALUATION[evaluation_status];
    return has_answer ? ANSWER_STATUS.ANSWERED : ANSWER_STATUS.DO_NOT;
  }
  if (!has_answer) return ANSWER_STATUS.DO_NOT;
  return place === 'practice' ? ANSWER_STATUS.ANSWERED : ANSWER_STATUS.HAVE_RESULT;
};

/** Correctness of a marked answer; null if it is not marked. */
export const correctnessStatus = (isCorrect: boolean | null): AnswerStatus | null => {
  if (isCorrect === null) return null;
  return isCorrect ? ANSWER_STATUS.TRUE : ANSWER_STATUS.FALSE;
};
