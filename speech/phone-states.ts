import type { AcousticModel } from './acoustic-model.ts';
import { STATES_PER_PHONE } from './model-definition.ts';

/** The three-state left-to-right model of one phone in context. */
export interface PhoneStates {
  senones: readonly [number, number, number];
  /** Log probabilities: [from 0–2][to 0–3, 3 leaves the phone]. */
  transitions: Float32Array;
}

export function statesOf({ definition, transitions }: AcousticModel, phone: number): PhoneStates {
  const first = phone * STATES_PER_PHONE;
  const size = STATES_PER_PHONE * (STATES_PER_PHONE + 1);
  const matrix = (definition.transitionOf[phone] ?? 0) * size;
  const { states } = definition;
  return {
    senones: [states[first] ?? 0, states[first + 1] ?? 0, states[first + 2] ?? 0],
    transitions: transitions.subarray(matrix, matrix + size),
  };
}
