import type { AiEvaluation } from '#contract/evaluation.ts';
import { type Attempt, GRADING_SCALE, type GradingScale, RESULT_STATE } from '#contract/practice.ts';
import type { Mark } from '../questions/mark.ts';
import type { BandTable } from './band-tables.ts';
import { rawToBand } from './bands.ts';

/** A question marked by its key, with its maximum marks. */
export interface MarkedQuestion extends Mark {
  marks: number;
}

type Statistic = Attempt['user_result']['ielts_statistic'];

/**
 * Score over the questions that have a key (AI-graded ones are excluded). A band requires the band scale, a table and
 * the table's full number of marks: a shorter set cannot be converted reliably.
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
    marks_won: won,
    marks,
  };
};

interface AttemptFacts {
  isSubmitted: boolean;
  /** Evaluations of its answers, by AI and teachers. */
  evaluations: readonly AiEvaluation['status'][];
  /** An answer will not be graded because that day's gradings were used up. */
  hasExpired: boolean;
  /** Number of questions marked by their keys. */
  marked: number;
  scale: GradingScale;
}

/**
 * State of an attempt. Waiting takes precedence over error, because pending evaluations may still change the page. A
 * set that its author excluded from grading has no marking; a submitted one with nothing gradable has no result.
 */
export const attemptState = (facts: AttemptFacts): Attempt['state'] => {
  const { isSubmitted, evaluations, hasExpired, marked, scale } = facts;
  if (!isSubmitted) return RESULT_STATE.NOT_ANSWERS;
  if (evaluations.includes('waiting')) return RESULT_STATE.WAITING_RESULT;
  if (evaluations.includes('error')) return RESULT_STATE.ERROR;
  if (hasExpired) return RESULT_STATE.EXPIRED;
  if (evaluations.length > 0) return RESULT_STATE.FINISHED;
  if (scale === GRADING_SCALE.NO_GRADING) return RESULT_STATE.NO_MARKING;
  return marked > 0 ? RESULT_STATE.FINISHED : RESULT_STATE.NO_RESULT;
};
