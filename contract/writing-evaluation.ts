import { z } from 'zod/mini';
import { declined, engine, estimate, tone } from './evaluation-parts.ts';

/** TR serves Task 2 and Task Achievement in Task 1 alike. */
export const WRITING_CRITERIA = ['TR', 'CC', 'LR', 'GRA'] as const;
export type WritingCriterion = (typeof WRITING_CRITERIA)[number];

/** Words of an essay, by UTF-16 offsets into it. */
export const essayQuote = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type EssayQuote = z.infer<typeof essayQuote>;

const writingReason = z.object({
  /** Vietnamese, one sentence or two. */
  comment: z.string(),
  tone,
  /** The learner's own words this rests on. */
  quote: z.nullable(essayQuote),
});

/**
 * Why another engine graded than the one that was to: the learner's day of it is used up; it did not answer; its answer
 * could not be used; the essay speaks to a machine that grades it, so only rules read it.
 */
export const FALLBACK_REASONS = [
  'over_budget',
  'no_answer',
  'unusable_answer',
  'text_to_grader',
  'not_agreed',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** The engine that was asked for, where another one took its place. */
export const fallback = z.object({ from: engine, reason: z.enum(FALLBACK_REASONS) });
export type Fallback = z.infer<typeof fallback>;

/** One place to mend, by UTF-16 offsets; places do not overlap and stand in the order of the text. */
const essayCorrection = z.object({
  start: z.number(),
  end: z.number(),
  /** What stands there. */
  text: z.string(),
  /** What to write instead, likeliest first; empty where no one change mends it. */
  replacements: z.array(z.string()),
  /** Id of the kind of error: the same kind has the same id in every essay an engine grades. */
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
      /** 0–1: how sure the engine is of its range. */
      confidence: z.number(),
      word_count: z.number(),
      criteria: z.array(
        z.object({ code: z.enum(WRITING_CRITERIA), band: estimate, reasons: z.array(writingReason) }),
      ),
      fallback: z.optional(fallback),
      /** Another engine's estimate, where it is so far off that ranges were widened to hold it. */
      second_opinion: z.optional(z.object({ engine, band: estimate })),
      /** An engine before luyen-writing 2 gave none. */
      corrections: z.optional(z.array(essayCorrection)),
    }),
    declined,
  ]),
});
export type WritingEvaluation = z.infer<typeof writingEvaluationSchema>;
