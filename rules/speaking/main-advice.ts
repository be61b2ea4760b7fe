import type { SpeakingBand, SpeakingCriterion } from '#contract/talk-evaluation.ts';

type Criterion = NonNullable<SpeakingBand['criteria']>[number];
type Reason = Criterion['reasons'][number];

/** What to mend before everything else, and the criterion that it would raise. */
export interface MainAdvice {
  code: SpeakingCriterion;
  reason: Reason;
}

/** Among criteria that are equally weak, what a listener suffers from most comes first. */
const ORDER: readonly SpeakingCriterion[] = ['FC', 'P', 'GRA', 'LR'];

/** The criteria that could be assessed, weakest first. */
export const weakestFirst = (speaking: SpeakingBand): Criterion[] =>
  (speaking.criteria ?? []).toSorted(
    (a, b) => a.band.point - b.band.point || ORDER.indexOf(a.code) - ORDER.indexOf(b.code),
  );

/** The easier the learner can hear what is meant, the better. */
const rank = ({ quote }: Reason): number => (quote === null ? 1 : quote.at === null ? 2 : 0);

/**
 * The one thing to mend: of the weakest criterion for which something can be improved, the first point that can be
 * heard. Null where nothing is to be improved, or nothing could be assessed.
 */
export function mainAdvice(speaking: SpeakingBand): MainAdvice | null {
  for (const { code, reasons } of weakestFirst(speaking)) {
    const [reason] = reasons.filter(({ tone }) => tone === 'improve').toSorted((a, b) => rank(a) - rank(b));
    if (reason) return { code, reason };
  }
  return null;
}
