import type { WritingEvaluation } from '#contract/writing-evaluation.ts';

export interface WritingInput {
  essay: string;
  /** The task's own text, Markdown. */
  prompt: string;
  task: 1 | 2;
  /** Words the task asks for. */
  minWords: number;
}

/** Grades an essay by the four criteria, or declines with a reason. */
export interface WritingGrader {
  /** @param payer the learner whose day pays for it, where the engine costs something */
  grade(input: WritingInput, payer: string): Promise<WritingEvaluation['result']>;
}
