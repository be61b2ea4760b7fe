import type { Estimate } from '#contract/evaluation-parts.ts';
import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import { overallRange, type Reason } from './band-estimate.ts';

/** Maximum plausible difference of two graders, bands. Rules are this close to human bands in nine of ten essays. */
const FAR_BANDS = 2;
/** Minimum spread: bands cannot be estimated more precisely. */
const MIN_SPREAD = 0.5;
/** Published agreement with human graders of models with full descriptors, and a reduced value for disagreement. */
const CONFIDENCE = { near: 0.7, far: 0.35 };

export interface CriterionGrade {
  code: WritingCriterion;
  band: Estimate;
  reasons: Reason[];
}

export interface Opinion {
  criteria: CriterionGrade[];
  band: Estimate;
  confidence: number;
  /** The two differ so much in a criterion that its range includes both. */
  differs: boolean;
}

const within = (band: number): number => Math.min(9, Math.max(0, band));

function weigh(model: Estimate, own: Estimate): { band: Estimate; differs: boolean } {
  const low = within(Math.min(model.low, model.point - MIN_SPREAD));
  const high = within(Math.max(model.high, model.point + MIN_SPREAD));
  const gap = model.point - own.point;
  if (Math.abs(gap) <= FAR_BANDS) return { band: { low, point: model.point, high }, differs: false };
  const point = own.point + Math.sign(gap) * FAR_BANDS;
  return { band: { low: Math.min(low, own.point), point, high: Math.max(high, own.point) }, differs: true };
}

/**
 * Combines a model's grade with the rules' estimate. If the two are far apart, the model may have been manipulated by
 * the essay or may see what rules cannot: the range then includes both, and the point stays within `FAR_BANDS` of the
 * rules, which limits the effect of prompt injection.
 * @param model one grade for each criterion; @param own those for which the rules have evidence
 */
export function weighOpinion(model: readonly CriterionGrade[], own: readonly CriterionGrade[]): Opinion {
  const weighed = model.map(({ code, band, reasons }) => {
    const rules = own.find((other) => other.code === code);
    // What rules cannot judge is the model's alone, near to what the rules see of the rest.
    return { code, reasons, ...weigh(band, rules?.band ?? overallRange(own.map((other) => other.band))) };
  });
  const differs = weighed.some((criterion) => criterion.differs);
  return {
    criteria: weighed.map(({ code, band, reasons }) => ({ code, band, reasons })),
    band: overallRange(weighed.map(({ band }) => band)),
    confidence: differs ? CONFIDENCE.far : CONFIDENCE.near,
    differs,
  };
}
