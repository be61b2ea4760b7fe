import type { ExamAttempt } from '#contract/exam-taking.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';

interface ScoreLine {
  kind: 'band' | 'below' | 'raw';
  /** The emphasised part. */
  words: string;
  unit: string;
}

/** The lowest band in the tables of the listening and reading tests. */
const LOWEST_BAND = '2.5';

/**
 * The score of a test: its band, or that the marks are below the table; without a table, the number of right
 * answers. Null if there is neither a band nor a key.
 */
export function scoreLine(
  { grading_scale, user_result: { ielts_statistic } }: Pick<ExamAttempt, 'grading_scale' | 'user_result'>,
  { won, marks }: { won: number; marks: number },
): ScoreLine | null {
  const { band_score } = ielts_statistic;
  if (band_score !== null) return { kind: 'band', words: band_score.toFixed(1), unit: EXAM_RESULT.band };
  if (marks === 0) return null;
  if (grading_scale === GRADING_SCALE.BAND_IELTS)
    return { kind: 'below', words: EXAM_RESULT.below(LOWEST_BAND), unit: '' };
  return { kind: 'raw', words: EXAM_RESULT.raw(won, marks), unit: EXAM_RESULT.rawNote };
}
