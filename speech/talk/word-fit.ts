import type { AcousticModel } from '../acoustic-model.ts';
import { align, type Segment } from '../alignment.ts';
import { contextOf, placePhones } from '../phone-sequence.ts';
import { statesOf } from '../phone-states.ts';
import type { SenoneScores } from '../senones.ts';

/** The best-fitting pronunciation of a word. */
export interface WordFit {
  /** Phones by their index in the model. */
  phones: readonly number[];
  /** Mean over the phones of the log-likelihood per frame relative to the best speech state: 0 is best. */
  fit: number;
}

interface Heard {
  model: AcousticModel;
  scores: SenoneScores;
  /** Per frame, as returned by `findWords`. */
  best: Float32Array;
}

/** Context of a word; none next to a pause. */
interface Around {
  before: readonly number[];
  after: readonly number[];
}

/**
 * Finds which pronunciation of a word was said in these frames, and how well it fits.
 * @returns null if there are too few frames for every pronunciation
 */
export function fitWord(
  { model, scores, best }: Heard,
  variants: readonly (readonly number[])[],
  within: Segment,
  { before, after }: Around,
): WordFit | null {
  const { definition } = model;
  const tried = variants.flatMap((phones) => {
    const placed = placePhones(definition, [before, phones, after]).filter(({ word }) => word === 1);
    const alignment = align(model, scores, placed, within);
    return alignment === null ? [] : [{ phones, placed, alignment }];
  });
  const [first, ...others] = tried;
  if (first === undefined) return null;
  const heard = others.reduce(
    (top, next) => (next.alignment.score > top.alignment.score ? next : top),
    first,
  );
  const fits = heard.placed.map((phone, index) => {
    const { senones } = statesOf(model, contextOf(definition, phone));
    const { start, end } = heard.alignment.segments[index] ?? within;
    let sum = 0;
    for (let frame = start; frame < end; frame++)
      sum += Math.max(...senones.map((senone) => scores.at(frame, senone))) - (best[frame] ?? 0);
    return sum / Math.max(1, end - start);
  });
  return { phones: heard.phones, fit: fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length) };
}
