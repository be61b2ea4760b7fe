import type { Estimate } from '#contract/evaluation-parts.ts';
import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import { overallRange, type Reason } from './band-estimate.ts';

/** Bands by which two graders may differ. Rules are within it of human bands in nine of ten essays. */
const FAR_BANDS = 2;
/** Nobody tells a band more exactly than this. */
const LEAST_SPREAD = 0.5;
/** Agreement with human graders that is published for models with full descriptors, and what is left of it in doubt. */
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
  /** The two differ so much in a criterion that its range holds both. */
  differs: boolean;
}

const within = (band: number): number => Math.min(9, Math.max(0, band));

function weigh(model: Estimate, own: Estimate): { band: Estimate; differs: boolean } {
  const low = within(Math.min(model.low, model.point - LEAST_SPREAD));
  const high = within(Math.max(model.high, model.point + LEAST_SPREAD));
  const gap = model.point - own.point;
  if (Math.abs(gap) <= FAR_BANDS) return { band: { low, point: model.point, high }, differs: false };
  const point = own.point + Math.sign(gap) * FAR_BANDS;
  return { band: { low: Math.min(low, own.point), point, high: Math.max(high, own.point) }, differs: true };
}

/**
 * A model's grade beside what the rules estimate from the text alone. Where the two are far apart the model may have been
 * talked into it, or may see what rules cannot: the range then holds both, and the point stays within `FAR_BANDS` of the
 * rules. So whatever an essay says to a model, it moves no criterion further than that.
 * @param model one grade for each criterion of `own`
 */
export function weighOpinion(model: readonly CriterionGrade[], own: readonly CriterionGrade[]): Opinion {
  const weighed = own.map(({ code, band, reasons }) => {
    const grade = model.find((other) => other.code === code) ?? { band, reasons };
    return { code, reasons: grade.reasons, ...weigh(grade.band, band) };
  });
  const differs = weighed.some((criterion) => criterion.differs);
  return {
    criteria: weighed.map(({ code, band, reasons }) => ({ code, band, reasons })),
    band: overallRange(weighed.map(({ band }) => band)),
    confidence: differs ? CONFIDENCE.far : CONFIDENCE.near,
    differs,
  };
}
