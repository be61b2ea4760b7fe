import type { AcousticModel } from './acoustic-model.ts';
import type { Segment } from './alignment.ts';
import { type FrameEvidence, rivalPhones } from './frame-evidence.ts';
import { contextOf, type PlacedPhone } from './phone-sequence.ts';
import { type PhoneStates, statesOf } from './phone-states.ts';
import type { SenoneScores } from './senones.ts';

/** What was heard at one phone of the text. Log-likelihoods and energies are means over its frames. */
export interface PhoneFit {
  /** Index of the phone among the rivals of `rivalPhones`. */
  phone: number;
  frames: number;
  /** Each rival in its place, in the same context. */
  rivals: Float32Array;
  /** Log of each rival's share of the frames, independent of context. */
  posteriors: Float32Array;
  /** The best phone of each frame. */
  best: number;
  energy: number;
}

/** Cost per missing state of a phone that ends before its last state. */
const UNFINISHED = 3;

/** Best path of a phone through the frames, entered at its first state. */
function phoneLogLikelihood(scores: SenoneScores, { start, end }: Segment, phone: PhoneStates): number {
  const [first, second, third] = phone.senones;
  const cost = (from: number, to: number) => phone.transitions[from * 4 + to] ?? 0;
  if (end - start < 3) {
    let sum = 0;
    for (let frame = start; frame < end; frame++)
      sum += Math.max(scores.at(frame, first), scores.at(frame, second), scores.at(frame, third));
    return sum;
  }
  let inFirst = scores.at(start, first);
  let inSecond = Number.NEGATIVE_INFINITY;
  let inThird = Number.NEGATIVE_INFINITY;
  for (let frame = start + 1; frame < end; frame++) {
    inThird =
      Math.max(inThird + cost(2, 2), inSecond + cost(1, 2), inFirst + cost(0, 2)) + scores.at(frame, third);
    inSecond = Math.max(inSecond + cost(1, 1), inFirst + cost(0, 1)) + scores.at(frame, second);
    inFirst += cost(0, 0) + scores.at(frame, first);
  }
  return Math.max(inThird, inSecond - UNFINISHED, inFirst - 2 * UNFINISHED);
}

function meanPosteriors({ posteriors }: FrameEvidence, { start, end }: Segment, size: number): Float32Array {
  const sums = new Float64Array(size);
  for (let frame = start; frame < end; frame++)
    for (let rival = 0; rival < size; rival++)
      sums[rival] = (sums[rival] ?? 0) + (posteriors[frame * size + rival] ?? 0);
  return Float32Array.from(sums, (sum) => sum / (end - start));
}

function meanOver(values: Float32Array, { start, end }: Segment): number {
  let sum = 0;
  for (let frame = start; frame < end; frame++) sum += values[frame] ?? 0;
  return sum / (end - start);
}

/**
 * Compares each phone of the text with all phones of English and silence in its place (likelihood ratios as in Witt &
 * Young 2000, and frame posteriors).
 */
export function fitPhones(
  model: AcousticModel,
  scores: SenoneScores,
  evidence: FrameEvidence,
  phones: readonly PlacedPhone[],
  segments: readonly Segment[],
): PhoneFit[] {
  const rivals = rivalPhones(model.definition);
  return phones.map((placed, index) => {
    const segment = segments[index];
    if (segment === undefined) throw new Error(`phone ${index} has no segment`);
    const frames = segment.end - segment.start;
    const likelihood = (phone: number) =>
      phoneLogLikelihood(scores, segment, statesOf(model, contextOf(model.definition, placed, phone)));
    return {
      phone: rivals.indexOf(placed.phone),
      frames,
      rivals: Float32Array.from(rivals, (phone) => likelihood(phone) / frames),
      posteriors: meanPosteriors(evidence, segment, rivals.length),
      best: meanOver(evidence.best, segment),
      energy: meanOver(evidence.energy, segment),
    };
  });
}
