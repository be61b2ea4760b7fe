import type { WritingEvaluation } from '#contract/writing-evaluation.ts';

export interface WritingInput {
  essay: string;
  /** The task's text, Markdown. */
  prompt: string;
  task: 1 | 2;
  /** Words the task requires. */
  minWords: number;
}

/** Grades an essay by the four criteria, or declines with a reason. */
export interface WritingGrader {
  /** @param payer the learner whose daily budget is charged, if the engine costs money */
  grade(input: WritingInput, payer: string): Promise<WritingEvaluation['result']>;
}
