import type { AcousticModel } from './acoustic-model.ts';
import { STATES_PER_PHONE } from './model-definition.ts';
import { contextOf, type PlacedPhone } from './phone-sequence.ts';
import { type PhoneStates, statesOf } from './phone-states.ts';
import type { SenoneScores } from './senones.ts';

/** Frames assigned to a phone; `end` is exclusive. */
export interface Segment {
  start: number;
  end: number;
}

export interface Alignment {
  /** One per phone of the text. */
  segments: Segment[];
  /** Frames outside every phone. */
  silentFrames: number;
  /** Log-likelihood of the whole path. */
  score: number;
}

interface Node extends PhoneStates {
  /** Index of the phone in the text, or -1 for an optional silence. */
  placed: number;
}

/** Frames whose likelihoods are computed together. */
const BLOCK = 64;

/** How a state was reached, stored for backtracking. */
const CAME_FROM = { itself: 0, before: 1, twoBefore: 2, middleOfLastPhone: 3, overSilence: 4 } as const;

/** The text's phones with an optional silence before every word and at the end. */
function buildNodes(model: AcousticModel, phones: readonly PlacedPhone[]): Node[] {
  const silence: Node = { ...statesOf(model, model.definition.silence), placed: -1 };
  const nodes: Node[] = [];
  for (const [placed, phone] of phones.entries()) {
    if (phone.word !== phones[placed - 1]?.word) nodes.push(silence);
    nodes.push({ ...statesOf(model, contextOf(model.definition, phone)), placed });
  }
  nodes.push(silence);
  return nodes;
}

/** Log costs of every way into each state: one table per way, in state order. */
function entryCosts(nodes: readonly Node[]) {
  const size = nodes.length * STATES_PER_PHONE;
  const none = () => new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  const costs = { itself: none(), before: none(), twoBefore: none(), middle: none(), overSilence: none() };
  const cost = (node: Node | undefined, from: number, to: number) =>
    node?.transitions[from * (STATES_PER_PHONE + 1) + to] ?? Number.NEGATIVE_INFINITY;
  for (const [index, node] of nodes.entries()) {
    const first = index * STATES_PER_PHONE;
    for (let state = 0; state < STATES_PER_PHONE; state++) {
      costs.itself[first + state] = cost(node, state, state);
      if (state > 0) costs.before[first + state] = cost(node, state - 1, state);
      if (state > 1) costs.twoBefore[first + state] = cost(node, state - 2, state);
    }
    const last = nodes[index - 1];
    costs.before[first] = cost(last, 2, 3);
    costs.middle[first] = cost(last, 1, 3);
    if (last?.placed === -1) costs.overSilence[first] = cost(nodes[index - 2], 2, 3);
  }
  return costs;
}

/**
 * Forced alignment: finds the frames of each phone, assuming the text was said (Viterbi over its states).
 * @param within the frames to align; the whole recording by default
 * @returns null if there are too few frames for the text
 */
export function align(
  model: AcousticModel,
  scores: SenoneScores,
  phones: readonly PlacedPhone[],
  within: Segment = { start: 0, end: scores.frames },
): Alignment | null {
  const frames = within.end - within.start;
  if (frames < 1) return null;
  const nodes = buildNodes(model, phones);
  const size = nodes.length * STATES_PER_PHONE;
  const costs = entryCosts(nodes);
  const senones = nodes.flatMap((node) => node.senones);
  const slotOf = new Map([...new Set(senones)].map((senone, slot) => [senone, slot]));
  const slots = Uint16Array.from(senones, (senone) => slotOf.get(senone) ?? 0);
  const emissions = new Float64Array(slotOf.size * Math.min(BLOCK, frames));
  const emit = (frame: number) => {
    const count = Math.min(BLOCK, frames - frame);
    for (const [senone, slot] of slotOf)
      scores.fill(senone, within.start + frame, emissions, { at: slot, step: slotOf.size, count });
  };

  let current = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  let next = new Float64Array(size);
  const back = new Uint8Array(frames * size);
  emit(0);
  for (const start of [0, STATES_PER_PHONE]) current[start] = emissions[slots[start] ?? 0] ?? 0;
  for (let frame = 1; frame < frames; frame++) {
    if (frame % BLOCK === 0) emit(frame);
    const emitted = (frame % BLOCK) * slotOf.size;
    const row = frame * size;
    for (let state = 0; state < size; state++) {
      let best = (current[state] ?? 0) + (costs.itself[state] ?? 0);
      let from: number = CAME_FROM.itself;
      const consider = (distance: number, cost: Float64Array, way: number) => {
        if (state < distance) return;
        const reached = (current[state - distance] ?? 0) + (cost[state] ?? 0);
        if (reached <= best) return;
        best = reached;
        from = way;
      };
      consider(1, costs.before, CAME_FROM.before);
      consider(2, costs.twoBefore, CAME_FROM.twoBefore);
      consider(2, costs.middle, CAME_FROM.middleOfLastPhone);
      consider(1 + STATES_PER_PHONE, costs.overSilence, CAME_FROM.overSilence);
      next[state] = best + (emissions[emitted + (slots[state] ?? 0)] ?? 0);
      back[row + state] = from;
    }
    [current, next] = [next, current];
  }

  const atSilence = size - 1;
  const atPhone = size - 1 - STATES_PER_PHONE;
  const end = (current[atPhone] ?? 0) > (current[atSilence] ?? 0) ? atPhone : atSilence;
  const score = current[end] ?? Number.NEGATIVE_INFINITY;
  if (!Number.isFinite(score)) return null;
  return { ...traceBack(nodes, back, within, end), score };
}

function traceBack(nodes: readonly Node[], back: Uint8Array, within: Segment, end: number) {
  const size = nodes.length * STATES_PER_PHONE;
  const steps = [0, 1, 2, 2, 1 + STATES_PER_PHONE];
  const segments: Segment[] = [];
  let silentFrames = 0;
  let state = end;
  for (let frame = within.end - 1; frame >= within.start; frame--) {
    const placed = nodes[Math.floor(state / STATES_PER_PHONE)]?.placed ?? -1;
    const segment = segments[placed];
    if (placed < 0) silentFrames++;
    else if (segment === undefined) segments[placed] = { start: frame, end: frame + 1 };
    else segment.start = frame;
    state -= steps[back[(frame - within.start) * size + state] ?? 0] ?? 0;
  }
  return { segments, silentFrames };
}
