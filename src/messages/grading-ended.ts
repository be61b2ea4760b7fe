import type { GradingCount } from '#rules/attempt/answer-grading.ts';
import { RESULT } from './practice.ts';

/** What came of a grading that is over: only what has a grade is called graded. */
export function gradingEnded({ of, graded, heard, declined, failed, expired }: GradingCount): string {
  if (graded === of) return RESULT.finished;
  const parts = [
    graded > 0 && RESULT.gradedSome(graded, of),
    heard > 0 && RESULT.heard(heard),
    declined + failed > 0 && RESULT.notGraded(declined + failed),
    expired > 0 && RESULT.expiredCount(expired),
  ].filter((part) => part !== false);
  return `${parts.join('. ')}. ${RESULT.seeWhy}`;
}
