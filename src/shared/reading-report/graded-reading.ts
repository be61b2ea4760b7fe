import type { AiEvaluation } from '#contract/evaluation.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { readingText } from '#rules/questions/reading-text.ts';

/** A graded reading aloud. */
export type GradedReading = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>;
export type ReadWord = GradedReading['words'][number];

/** The grade of a reading; null if the evaluation is not one. */
export function gradedReading(evaluation: AiEvaluation | null): GradedReading | null {
  const content = evaluation?.content;
  return content?.kind === 'speaking' && content.result.outcome === 'graded' ? content.result : null;
}

/** The text to read, and its model reading if there is one. */
export interface ReadingTask {
  text: string;
  modelAudio: string | null;
}

/** Empty if a question asks for free speech. */
export const readingTask = (content: QuestionContent): ReadingTask => ({
  text: readingText(content) ?? '',
  modelAudio: 'model_audio' in content ? content.model_audio : null,
});
