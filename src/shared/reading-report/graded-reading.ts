import type { AiEvaluation } from '#contract/evaluation.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { readingText } from '#rules/questions/reading-text.ts';

/** A reading aloud as an engine graded it. */
export type GradedReading = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>;
export type ReadWord = GradedReading['words'][number];

/** The grade of a reading, if the evaluation is one. */
export function gradedReading(evaluation: AiEvaluation | null): GradedReading | null {
  const content = evaluation?.content;
  return content?.kind === 'speaking' && content.result.outcome === 'graded' ? content.result : null;
}

/** What was to be read, and its model reading where there is one. */
export interface ReadingTask {
  text: string;
  modelAudio: string | null;
}

/** Nothing where a question asks for free speech. */
export const readingTask = (content: QuestionContent): ReadingTask => ({
  text: readingText(content) ?? '',
  modelAudio: 'model_audio' in content ? content.model_audio : null,
});
