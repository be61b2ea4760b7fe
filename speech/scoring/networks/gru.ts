import { exp } from '../../exact-math.ts';
import { type Linear, linear, type Rows, sigmoid } from './layers.ts';

/** Of one direction of a layer of gated recurrent units: for each, of the gates reset, update and the new state. */
export interface Gru {
  input: Linear;
  hidden: Linear;
}

const GATES = 3;
/** tanh, of exact functions. */
const tanh = (x: number): number => 1 - 2 / (1 + exp(2 * x));

/** What the rows are, each in the light of those before it; or behind it. */
function passed(rows: Rows, width: number, { input, hidden }: Gru, isBackward: boolean): Rows {
  const size = hidden.bias.length / GATES;
  const count = rows.length / width;
  const given = linear(rows, width, input);
  const out = new Float32Array(count * size);
  let state: Float32Array = new Float32Array(size);
  for (let step = 0; step < count; step++) {
    const row = isBackward ? count - 1 - step : step;
    const kept = linear(state, size, hidden);
    const next = new Float32Array(size);
    for (let i = 0; i < size; i++) {
      const gate = (which: number): number => given[row * GATES * size + which * size + i] ?? 0;
      const reset = sigmoid(gate(0) + (kept[i] ?? 0));
      const update = sigmoid(gate(1) + (kept[size + i] ?? 0));
      const fresh = tanh(gate(2) + reset * (kept[2 * size + i] ?? 0));
      next[i] = (1 - update) * fresh + update * (state[i] ?? 0);
    }
    out.set(next, row * size);
    state = next;
  }
  return out;
}

/** Both directions side by side. @returns rows of twice the size of a direction */
export function bothWays(rows: Rows, width: number, [forward, backward]: readonly [Gru, Gru]): Rows {
  const [there, back] = [passed(rows, width, forward, false), passed(rows, width, backward, true)];
  const size = forward.hidden.bias.length / GATES;
  const out = new Float32Array(2 * there.length);
  for (let row = 0; row < there.length / size; row++) {
    out.set(there.subarray(row * size, (row + 1) * size), 2 * row * size);
    out.set(back.subarray(row * size, (row + 1) * size), (2 * row + 1) * size);
  }
  return out;
}
