import type { QuestionType } from '#contract/question.ts';
import type { Cue } from '#src/ui/sounds/cues.ts';

/** The types that are answered by a touch. */
const TOUCHED: ReadonlySet<QuestionType> = new Set(['single_choice', 'multiple_choice', 'true_false']);

/** What the device answers to a change of an answer: a touch is felt, letters are not counted. */
export const cueOfChange = (type: QuestionType): Cue | null => (TOUCHED.has(type) ? 'chosen' : null);

/** What it answers to a verdict; a kept answer has none. */
export const cueOfVerdict = (isRight: boolean | null): Cue | null =>
  isRight === null ? null : isRight ? 'right' : 'again';
