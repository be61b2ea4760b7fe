import { z } from 'zod/mini';
import { declined, engine, estimate, tone } from './evaluation-parts.ts';

/** TR stands for Task Response in Task 2 and Task Achievement in Task 1. */
export const WRITING_CRITERIA = ['TR', 'CC', 'LR', 'GRA'] as const;
export type WritingCriterion = (typeof WRITING_CRITERIA)[number];

/** Words of an essay, by UTF-16 offsets into it. */
export const essayQuote = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type EssayQuote = z.infer<typeof essayQuote>;

const writingReason = z.object({
  /** Vietnamese, one or two sentences. */
  comment: z.string(),
  tone,
  /** The learner's words that it refers to. */
  quote: z.nullable(essayQuote),
});

/**
 * Why a fallback engine graded: the learner's daily budget is used up; the configured engine did not answer; its
 * answer was unusable; the essay addresses the grader, so only rules grade it; or the learner did not consent.
 */
export const FALLBACK_REASONS = [
  'over_budget',
  'no_answer',
  'unusable_answer',
  'text_to_grader',
  'not_agreed',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** The configured engine, if another one was used instead. */
export const fallback = z.object({ from: engine, reason: z.enum(FALLBACK_REASONS) });
export type Fallback = z.infer<typeof fallback>;

/** One correction, by UTF-16 offsets; corrections do not overlap and are in the order of the text. */
const essayCorrection = z.object({
  start: z.number(),
  end: z.number(),
  /** The original text. */
  text: z.string(),
  /** Replacements, likeliest first; empty if no single change corrects it. */
  replacements: z.array(z.string()),
  /** Id of the kind of error, the same in every essay that an engine grades. */
  rule: z.string(),
  /** Vietnamese name of the kind. */
  title: z.string(),
  /** Vietnamese: why it is wrong. */
  comment: z.string(),
  criterion: z.enum(WRITING_CRITERIA),
});
export type EssayCorrection = z.infer<typeof essayCorrection>;

export const writingEvaluationSchema = z.object({
  kind: z.literal('writing'),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('graded'),
      engine,
      /** Overall band of the task. */
      band: estimate,
      /** 0–1: the engine's confidence in its range. */
      confidence: z.number(),
      word_count: z.number(),
      /** Those for which there is evidence. */
      criteria: z.array(
        z.object({ code: z.enum(WRITING_CRITERIA), band: estimate, reasons: z.array(writingReason) }),
      ),
      /** The others, each with why it has no band (Vietnamese); missing if there is none. */
      missing: z.optional(z.array(z.object({ code: z.enum(WRITING_CRITERIA), why: z.string() }))),
      fallback: z.optional(fallback),
      /** Another engine's estimate, if it differs so much that ranges were widened to include it. */
      second_opinion: z.optional(z.object({ engine, band: estimate })),
      /** Missing before luyen-writing 2. */
      corrections: z.optional(z.array(essayCorrection)),
    }),
    declined,
  ]),
});
export type WritingEvaluation = z.infer<typeof writingEvaluationSchema>;
