import type { AcousticModel } from '../acoustic-model.ts';
import { rivalPhones } from '../frame-evidence.ts';
import { STATES_PER_PHONE } from '../model-definition.ts';
import { statesOf } from '../phone-states.ts';
import type { SenoneColumns } from './senone-columns.ts';

/** The likeliest sequence of phones, whatever the words: what every sentence has to compete with. */
export interface FreeLoop {
  /** What each frame adds to its log-likelihood. */
  gains: Float64Array;
  /** Whether each frame is in a phone other than silence. */
  isSpeech: Uint8Array;
}

/** Cost of another phone: any may follow. */
const NEXT_PHONE = 4;

const NEVER = Number.NEGATIVE_INFINITY;
const OUT = STATES_PER_PHONE;
/** Ways into a state: from itself, from the state before it, from two before it, from the end of any phone. */
const WAY = { stay: 0, step: 1, leap: 2, enter: 3 } as const;

/** Viterbi over all phones without context, each of which may follow each. */
export function freeLoop(model: AcousticModel, columns: SenoneColumns): FreeLoop {
  const { frames } = columns;
  const phones = rivalPhones(model.definition).map((phone) => ({ phone, ...statesOf(model, phone) }));
  const states = phones.length * STATES_PER_PHONE;
  const at = phones.flatMap(({ senones }) => senones.map((senone) => columns.of(senone)));
  const costs = phones.flatMap(({ transitions }) => {
    const cost = (from: number, to: number) => transitions[from * (OUT + 1) + to] ?? NEVER;
    return [0, 1, 2].map((state) => ({
      stay: cost(state, state),
      step: state > 0 ? cost(state - 1, state) : NEVER,
      leap: state > 1 ? cost(state - 2, state) : NEVER,
      leave: cost(state, OUT),
    }));
  });
  const ways = new Uint8Array(frames * states);
  const enteredFrom = new Int32Array(frames).fill(-1);
  let now = new Float64Array(states).fill(NEVER);
  let next = new Float64Array(states);
  const totals = new Float64Array(frames * states);
  let [ready, readyFrom] = [0, -1];
  for (let frame = 0; frame < frames; frame++) {
    enteredFrom[frame] = readyFrom;
    const row = frame * states;
    let [left, leftFrom] = [NEVER, 0];
    for (let state = 0; state < states; state++) {
      const cost = costs[state];
      let value = (now[state] ?? NEVER) + (cost?.stay ?? NEVER);
      let way: number = WAY.stay;
      const consider = (other: number, by: number) => {
        if (other <= value) return;
        value = other;
        way = by;
      };
      if (state % OUT > 0) consider((now[state - 1] ?? NEVER) + (cost?.step ?? NEVER), WAY.step);
      if (state % OUT > 1) consider((now[state - 2] ?? NEVER) + (cost?.leap ?? NEVER), WAY.leap);
      if (state % OUT === 0) consider(ready - NEXT_PHONE, WAY.enter);
      value += at[state]?.[frame] ?? NEVER;
      next[state] = value;
      totals[row + state] = value;
      ways[row + state] = way;
      const leaving = value + (cost?.leave ?? NEVER);
      if (leaving > left) [left, leftFrom] = [leaving, state];
    }
    [ready, readyFrom] = [left, leftFrom];
    [now, next] = [next, now];
  }
  return trace();

  function trace(): FreeLoop {
    const gains = new Float64Array(frames);
    const isSpeech = new Uint8Array(frames);
    let state = Math.max(0, readyFrom);
    for (let frame = frames - 1; frame >= 0; frame--) {
      const way = ways[frame * states + state] ?? 0;
      isSpeech[frame] = phones[Math.floor(state / OUT)]?.phone === model.definition.silence ? 0 : 1;
      const here = totals[frame * states + state] ?? 0;
      state = way === WAY.enter ? (enteredFrom[frame] ?? -1) : state - way;
      gains[frame] = here - (frame > 0 ? (totals[(frame - 1) * states + state] ?? 0) : 0);
    }
    return { gains, isSpeech };
  }
}
