import type { z } from 'zod/mini';
import type { QuestionType } from '#contract/question.ts';
import { matching, multipleChoice, singleChoice, trueFalse } from './choices.ts';
import type { QuestionSource } from './source.ts';
import { scriptedSpeaking, unscriptedSpeaking, voice } from './spoken.ts';
import { fillParagraph, freeText, writing } from './written.ts';

/** Source schema of each question type. */
export const QUESTION_SOURCES: Record<QuestionType, z.ZodMiniType<QuestionSource>> = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  matching,
  fill_paragraph: fillParagraph,
  free_text: freeText,
  ielts_writing: writing,
  ielts_scripted_speaking: scriptedSpeaking,
  ielts_unscripted_speaking: unscriptedSpeaking,
  voice,
};
