import type { AgreementSums, AiBands, GivenBands } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { teacherBand } from './teacher-band.ts';

/** Fewer pairs say nothing about how well the AI grades. */
export const ENOUGH_PAIRS = 30;

export interface BandPair {
  /** `band`: the whole answer. */
  criterion: TeacherCriterion | 'band';
  ai: number;
  /** Given without knowing the AI's. */
  blind: number;
  /** As submitted. */
  final: number;
}

const bandOf = (bands: GivenBands, code: TeacherCriterion): number | undefined =>
  bands.find((given) => given.code === code)?.band;

/**
 * The AI's band beside the teacher's, for the whole answer and for each criterion that both assessed.
 * @param blind the teacher's bands before they saw the AI's
 * @param final their bands as submitted
 */
export function bandPairs(ai: AiBands, blind: GivenBands, final: GivenBands): BandPair[] {
  const criteria = ai.criteria.flatMap(({ code, band }) => {
    const [before, after] = [bandOf(blind, code), bandOf(final, code)];
    return before === undefined || after === undefined
      ? []
      : [{ criterion: code, ai: band.point, blind: before, final: after }];
  });
  if (blind.length === 0 || final.length === 0) return criteria;
  const whole = { ai: ai.band.point, blind: teacherBand(blind), final: teacherBand(final) };
  return [{ criterion: 'band', ...whole }, ...criteria];
}

export const NO_PAIRS: AgreementSums = {
  pairs: 0,
  exact: 0,
  within_half: 0,
  within_one: 0,
  lean: 0,
  changed: 0,
};

/** One pair, as sums. */
export function sumsOfPair({ ai, blind, final }: BandPair): AgreementSums {
  const apart = Math.abs(ai - blind);
  return {
    pairs: 1,
    exact: Number(apart === 0),
    within_half: Number(apart <= 0.5),
    within_one: Number(apart <= 1),
    lean: blind - ai,
    changed: Number(final !== blind),
  };
}

export const addSums = (one: AgreementSums, other: AgreementSums): AgreementSums => ({
  pairs: one.pairs + other.pairs,
  exact: one.exact + other.exact,
  within_half: one.within_half + other.within_half,
  within_one: one.within_one + other.within_one,
  lean: one.lean + other.lean,
  changed: one.changed + other.changed,
});

/** Of ten works, how many; null where there are too few to say. */
export const outOfTen = (hits: number, pairs: number): number | null =>
  pairs < ENOUGH_PAIRS ? null : Math.round((hits * 10) / pairs);
