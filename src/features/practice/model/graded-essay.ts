import type { QuestionResult } from '#contract/practice.ts';
import type { WritingEvaluation } from '#contract/writing-evaluation.ts';

export type GradedEssay = Extract<WritingEvaluation['result'], { outcome: 'graded' }>;
type Reason = GradedEssay['criteria'][number]['reasons'][number];

/** The AI's grade of an essay; null where there is none. */
export function gradedEssay({ user: [given] }: Pick<QuestionResult, 'user'>): GradedEssay | null {
  const content = given?.ai_evaluation?.content;
  return content?.kind === 'writing' && content.result.outcome === 'graded' ? content.result : null;
}

const reasonOf = (criteria: GradedEssay['criteria'], wanted: Reason['tone']): Reason | null =>
  criteria.flatMap(({ reasons }) => reasons).find(({ tone }) => tone === wanted) ?? null;

/** What to mend first: the first point to improve, of the weakest criterion that has one. */
export const essayAdvice = ({ criteria }: Pick<GradedEssay, 'criteria'>): Reason | null =>
  reasonOf(
    criteria.toSorted((a, b) => a.band.point - b.band.point),
    'improve',
  );

/** What is good already, of the strongest criterion that has something. */
export const essayStrength = ({ criteria }: Pick<GradedEssay, 'criteria'>): Reason | null =>
  reasonOf(
    criteria.toSorted((a, b) => b.band.point - a.band.point),
    'strength',
  );
