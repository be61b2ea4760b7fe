import type { AcousticModel } from '../acoustic-model.ts';
import { STATES_PER_PHONE } from '../model-definition.ts';
import { contextOf, placePhones } from '../phone-sequence.ts';
import { type PhoneStates, statesOf } from '../phone-states.ts';

/**
 * The states of a transcript's words in one sequence. Each word is preceded by an optional pause with the
 * states of silence.
 */
export interface TalkNetwork {
  words: number;
  /** First state of each word's pause and of each word; one more pause is at the end. */
  pauseAt: Int32Array;
  wordAt: Int32Array;
  states: number;
  senones: Uint16Array;
  /** Log costs of staying, and of coming from the previous state and the one before it, within a unit. */
  stay: Float64Array;
  step: Float64Array;
  leap: Float64Array;
  /** Log cost of leaving a unit from its last state and the one before it. */
  leaveLast: Float64Array;
  leaveMiddle: Float64Array;
}

const OUT = STATES_PER_PHONE;

const at = ({ transitions }: PhoneStates, from: number, to: number): number =>
  transitions[from * (STATES_PER_PHONE + 1) + to] ?? Number.NEGATIVE_INFINITY;

/** @param words the phones of each word, none empty */
export function talkNetwork(model: AcousticModel, words: readonly (readonly number[])[]): TalkNetwork {
  const placed = placePhones(model.definition, words);
  const silence = statesOf(model, model.definition.silence);
  const units: PhoneStates[][] = [];
  for (const _ of words) units.push([silence], []);
  units.push([silence]);
  for (const phone of placed)
    units[2 * phone.word + 1]?.push(statesOf(model, contextOf(model.definition, phone)));
  const states = units.reduce((sum, unit) => sum + unit.length * STATES_PER_PHONE, 0);
  const none = () => new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  const network: TalkNetwork = {
    words: words.length,
    pauseAt: new Int32Array(words.length + 1),
    wordAt: new Int32Array(words.length + 1),
    states,
    senones: new Uint16Array(states),
    stay: none(),
    step: none(),
    leap: none(),
    leaveLast: new Float64Array(units.length),
    leaveMiddle: new Float64Array(units.length),
  };
  let next = 0;
  for (const [index, unit] of units.entries()) {
    (index % 2 === 0 ? network.pauseAt : network.wordAt)[index >> 1] = next;
    for (const [order, phone] of unit.entries()) {
      const before = unit[order - 1];
      for (let state = 0; state < STATES_PER_PHONE; state++, next++) {
        network.senones[next] = phone.senones[state] ?? 0;
        network.stay[next] = at(phone, state, state);
        if (state > 0) network.step[next] = at(phone, state - 1, state);
        else if (before) network.step[next] = at(before, STATES_PER_PHONE - 1, OUT);
        if (state > 1) network.leap[next] = at(phone, state - 2, state);
        else if (state === 0 && before) network.leap[next] = at(before, STATES_PER_PHONE - 2, OUT);
      }
    }
    const last = unit.at(-1) ?? silence;
    network.leaveLast[index] = at(last, STATES_PER_PHONE - 1, OUT);
    network.leaveMiddle[index] = at(last, STATES_PER_PHONE - 2, OUT);
  }
  network.wordAt[words.length] = next;
  return network;
}
