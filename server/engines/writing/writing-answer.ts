import { z } from 'zod/mini';
import { WRITING_CRITERIA } from '#contract/writing-evaluation.ts';
import { VIETNAMESE_LETTER } from '#rules/text/vietnamese-letter.ts';
import { findWords } from '#rules/writing/find-words.ts';
import type { CriterionGrade } from '#rules/writing/second-opinion.ts';
import { LINK } from '../providers/link.ts';
import { plainText } from '../providers/plain-text.ts';

const MAX_COMMENT = 700;
const MAX_REASONS = 6;

const band = z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5));

/** The schema of the answer. `boundary` must not appear in it. */
export function writingAnswerSchema(boundary: string) {
  const comment = plainText().check(
    z.refine((text) => text !== '' && text.length <= MAX_COMMENT, `1 to ${MAX_COMMENT} characters`),
    z.refine((text) => VIETNAMESE_LETTER.test(text), 'expected Vietnamese with its marks'),
    z.refine((text) => !LINK.test(text) && !text.includes(boundary), 'expected a comment on the essay alone'),
  );
  const reason = z.object({ tone: z.enum(['strength', 'improve']), comment, quote: z.nullable(z.string()) });
  const criterion = z
    .object({
      band,
      low: band,
      high: band,
      reasons: z.array(reason).check(z.minLength(1), z.maxLength(MAX_REASONS)),
    })
    .check(z.refine(({ low, band, high }) => low <= band && band <= high, 'expected low <= band <= high'));
  return z.object({ TR: criterion, CC: criterion, LR: criterion, GRA: criterion });
}

export type WritingAnswer = z.infer<ReturnType<typeof writingAnswerSchema>>;

/** Converts an answer to grades. Drops quotes that are not in the essay but keeps their comments. */
export const gradesOf = (answer: WritingAnswer, essay: string): CriterionGrade[] =>
  WRITING_CRITERIA.map((code) => {
    const { band, low, high, reasons } = answer[code];
    return {
      code,
      band: { low, point: band, high },
      reasons: reasons.map(({ tone, comment, quote }) => ({
        tone,
        comment,
        quote: quote === null ? null : findWords(essay, quote),
      })),
    };
  });
