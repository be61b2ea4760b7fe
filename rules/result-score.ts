import type { AiEvaluation } from '#contract/evaluation.ts';
import { type Attempt, GRADING_SCALE, RESULT_STATE } from '#contract/practice.ts';
import type { BandTable } from './band-tables.ts';
import { type GradingScale, rawToBand } from './bands.ts';
import type { Mark } from './questions/mark.ts';

/** A question marked by its key, with what it is worth. */
export interface MarkedQuestion extends Mark {
  marks: number;
}

type Statistic = Attempt['user_result']['ielts_statistic'];

/**
 * Score over the questions that have a key (AI-graded ones do not take part). The band needs the scale, a
 * table and the full number of marks that the table is for: a short set has no honest band.
 */
export const resultStatistic = (
  questions: readonly MarkedQuestion[],
  scale: GradingScale,
  table: BandTable | null,
): Statistic => {
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  const won = questions.reduce((sum, question) => sum + question.marksWon, 0);
  const hasBand = scale === GRADING_SCALE.BAND_IELTS && table !== null && marks === table.of;
  return {
    hundred_score: marks === 0 ? null : Math.round((won / marks) * 100),
    band_score: hasBand ? rawToBand(won, table) : null,
    correct_question: questions.filter((question) => question.isCorrect).length,
    total_question: questions.length,
  };
};

/**
 * State of an attempt from the evaluations of its answers by AI and teachers. Waiting comes before error: what still
 * waits may yet change the page.
 * @param hasExpired whether an answer will not be graded because the gradings of its day were used up
 */
export const attemptState = (
  isSubmitted: boolean,
  evaluations: readonly AiEvaluation['status'][],
  hasExpired = false,
): Attempt['state'] => {
  if (!isSubmitted) return RESULT_STATE.NOT_ANSWERS;
  if (evaluations.includes('waiting')) return RESULT_STATE.WAITING_RESULT;
  if (evaluations.includes('error')) return RESULT_STATE.ERROR;
  return hasExpired ? RESULT_STATE.EXPIRED : RESULT_STATE.FINISHED;
};
