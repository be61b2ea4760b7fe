import type { QuestionResult } from '#contract/practice.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { isAnswered } from '../questions/is-answered.ts';
import { currentGrade, waitsForGrade } from '../teacher-grading/current-grade.ts';
import { gradersOf } from '../teacher-grading/graders.ts';

// What is called graded, wherever it is said or counted. The server says the same of a whole attempt without reading its
// answers (`server/domain/attempt/graded-by-ai.ts`).

/**
 * What has become of an answer that AI or a teacher grades. `heard`: a talk was measured, but the attempt has no band.
 * `declined`: the AI or the teacher could not grade it. `failed`: the grading broke off. `expired`: the day's gradings were
 * used up.
 */
export type AnswerGrading = 'graded' | 'heard' | 'declined' | 'failed' | 'expired' | 'waiting';

type Answered = Pick<QuestionResult, 'grading_object' | 'ai_grades_too' | 'user' | 'is_expired'>;

/**
 * Null where there is nothing to grade, or a key marks it.
 * @param band of all talks of the attempt
 */
export function answerGrading(
  question: Answered,
  band: SpeakingBand | null | undefined,
): AnswerGrading | null {
  const given = question.user[0];
  const { ai, teacher } = gradersOf(question);
  if (!given || !isAnswered(given.bai_lam) || !(ai || teacher)) return null;
  const { ai_evaluation, teacher_evaluation } = given;
  if (currentGrade(teacher_evaluation)) return 'graded';
  if (waitsForGrade(ai_evaluation, teacher_evaluation)) return 'waiting';
  const content = ai_evaluation?.content;
  if (content?.result.outcome === 'graded')
    return content.kind === 'talk' && band?.outcome !== 'graded' ? 'heard' : 'graded';
  if (question.is_expired) return 'expired';
  if (ai_evaluation?.status === 'error') return 'failed';
  return ai_evaluation || teacher_evaluation ? 'declined' : null;
}

/** How many answers of an attempt there are to grade, and what has become of them. */
export type GradingCount = Record<AnswerGrading, number> & { of: number };

export function countGradings(
  questions: readonly Answered[],
  band: SpeakingBand | null | undefined,
): GradingCount {
  const count: GradingCount = {
    of: 0,
    graded: 0,
    heard: 0,
    declined: 0,
    failed: 0,
    expired: 0,
    waiting: 0,
  };
  for (const question of questions) {
    const grading = answerGrading(question, band);
    if (grading === null) continue;
    count.of += 1;
    count[grading] += 1;
  }
  return count;
}
