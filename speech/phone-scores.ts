import type { AcousticModel } from './acoustic-model.ts';
import type { Segment } from './alignment.ts';
import { contextOf, type PlacedPhone } from './phone-sequence.ts';
import { type PhoneStates, statesOf } from './phone-states.ts';
import type { SenoneScores } from './senones.ts';

/** How one phone of the text compares with every other phone in its place. Log-likelihoods a frame. */
export interface PhoneFit {
  /** The phone minus the best of all phones: 0 where it is the best itself, never positive, floored at -8. */
  goodness: number;
  frames: number;
}

const FLOOR = -8;
/** Cost of a phone that ends before its last state, for each state it lacks. */
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

/**
 * Goodness of pronunciation (Witt & Young 2000): the phone asked for against all phones of English and silence,
 * each in the same neighbourhood.
 */
export function fitPhones(
  model: AcousticModel,
  scores: SenoneScores,
  phones: readonly PlacedPhone[],
  segments: readonly Segment[],
): PhoneFit[] {
  const rivals = model.definition.phones.flatMap((name, phone) => (name.startsWith('+') ? [] : [phone]));
  return phones.map((placed, index) => {
    const segment = segments[index];
    if (segment === undefined) throw new Error(`phone ${index} has no segment`);
    const frames = segment.end - segment.start;
    const of = (phone: number) =>
      phoneLogLikelihood(scores, segment, statesOf(model, contextOf(model.definition, placed, phone)));
    const own = of(placed.phone);
    const best = Math.max(...rivals.map(of));
    return { goodness: Math.max(FLOOR, (own - best) / frames), frames };
  });
}
