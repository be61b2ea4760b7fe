import type { Estimate } from '#contract/evaluation-parts.ts';
import type { WritingCriterion, WritingEvaluation } from '#contract/writing-evaluation.ts';
import { roundBand } from '../bands/bands.ts';
import type { Span } from '../text/spans.ts';
import type { EssayText } from './essay-text.ts';

type Graded = Extract<WritingEvaluation['result'], { outcome: 'graded' }>;
export type Reason = Graded['criteria'][number]['reasons'][number];

/** One criterion before rounding. */
export interface CriterionDraft {
  code: WritingCriterion;
  /** 0–9, unrounded. */
  point: number;
  /** Uncertainty in bands on either side, given what this criterion's features can detect. */
  spread: number;
  reasons: Reason[];
}

/** Piecewise linear interpolation between anchors [x, y] sorted by x, constant beyond the first and the last. */
export function interpolate(x: number, anchors: readonly (readonly [number, number])[]): number {
  let before: readonly [number, number] | undefined;
  for (const anchor of anchors) {
    if (x <= anchor[0]) {
      if (before === undefined) return anchor[1];
      return before[1] + ((anchor[1] - before[1]) * (x - before[0])) / (anchor[0] - before[0]);
    }
    before = anchor;
  }
  return before?.[1] ?? 0;
}

const clampBand = (band: number): number => Math.min(9, Math.max(0, band));

/** A range in half bands around an unrounded point. */
export function bandRange(point: number, spread: number): Estimate {
  const middle = roundBand(clampBand(point));
  return {
    low: clampBand(Math.min(middle, roundBand(point - spread))),
    point: middle,
    high: clampBand(Math.max(middle, roundBand(point + spread))),
  };
}

/**
 * Extends a range towards the nearer end of the scale. Rules only see surface features, so nearly all their points are
 * in the middle: an essay that human graders give 4 gets 5.5 or 6, one that they give 8 gets 6.5.
 */
export function towardsEnds({ low, point, high }: Estimate): Estimate {
  const down = point <= 6 ? 1 : point <= 6.5 ? 0.5 : 0;
  return { low: clampBand(low - down), point, high: clampBand(high + (point >= 6 ? 0.5 : 0)) };
}

/** Mean of the criteria, quarters up; at least half a band wide on either side within 0–9. */
export function overallRange(bands: readonly Estimate[]): Estimate {
  const mean = (pick: (band: Estimate) => number) =>
    roundBand(bands.reduce((sum, band) => sum + pick(band), 0) / Math.max(1, bands.length));
  const point = mean((band) => band.point);
  return {
    low: clampBand(
      Math.min(
        point - 0.5,
        mean((band) => band.low),
      ),
    ),
    point,
    high: clampBand(
      Math.max(
        point + 0.5,
        mean((band) => band.high),
      ),
    ),
  };
}

const LONGEST_QUOTE = 220;

/** Quotes the learner's words, truncated at a space if too long. */
function quoteOf(essay: EssayText, span: Span): NonNullable<Reason['quote']> {
  let { start, end } = span;
  if (end - start > LONGEST_QUOTE) {
    const space = essay.text.lastIndexOf(' ', start + LONGEST_QUOTE);
    end = space > start ? space : start + LONGEST_QUOTE;
  }
  return { start, end, text: essay.text.slice(start, end) };
}

export function reason(
  tone: Reason['tone'],
  comment: string,
  quoted?: { essay: EssayText; span: Span | null | undefined },
): Reason {
  const quote = quoted?.span ? quoteOf(quoted.essay, quoted.span) : null;
  return { comment, tone, quote };
}
