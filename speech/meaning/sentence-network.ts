import type { AcousticModel } from '../acoustic-model.ts';
import { STATES_PER_PHONE } from '../model-definition.ts';
import { contextOf, placePhones } from '../phone-sequence.ts';
import { type PhoneStates, statesOf } from '../phone-states.ts';
import type { SenoneColumns } from './senone-columns.ts';
import type { PieceWay, SentencePiece } from './sentence-words.ts';

/** A stretch of sound between two boundaries of a sentence: its states are from `first` to `end` (exclusive). */
export interface SentenceUnit {
  /** `added`: a filler or a negation between the pieces. */
  kind: 'piece' | 'pause' | 'added';
  /** Boundaries; the same for all but pieces. */
  from: number;
  to: number;
  negates: boolean;
  first: number;
  end: number;
  /** Log cost of entering, and of leaving from the last state and the one before it. */
  enter: number;
  leaveLast: number;
  leaveMiddle: number;
}

/** All ways to say a sentence, between boundaries 0 and the number of its pieces. */
export interface SentenceNetwork {
  pieces: number;
  /** Cost of leaving out each piece. */
  skip: Float64Array;
  units: SentenceUnit[];
  /** Likelihoods of each state, and log costs of staying, of coming from the state before it and from two before it. */
  columns: Float32Array[];
  stay: Float64Array;
  step: Float64Array;
  leap: Float64Array;
}

/** A way to say something between two pieces that is not of the sentence. */
export interface Addition extends PieceWay {
  cost: number;
}

/** Cost of leaving out a word: at once, and for each phone. */
const SKIP = 14;
const SKIP_PHONE = 3;

const NEVER = Number.NEGATIVE_INFINITY;
const OUT = STATES_PER_PHONE;
const costOf = ({ transitions }: PhoneStates, from: number, to: number): number =>
  transitions[from * (OUT + 1) + to] ?? NEVER;

interface Parts extends Pick<SentenceUnit, 'kind' | 'from' | 'to' | 'negates' | 'enter'> {
  phones: readonly PhoneStates[];
}

/** The states of a way, with the sounds beside it as its context. */
function phonesOf(
  model: AcousticModel,
  words: PieceWay['words'],
  before: readonly number[],
  after: readonly number[],
) {
  const placed = placePhones(model.definition, [before, ...words, after]);
  return placed
    .filter(({ word }) => word > 0 && word <= words.length)
    .map((phone) => statesOf(model, contextOf(model.definition, phone)));
}

function partsOf(
  model: AcousticModel,
  pieces: readonly SentencePiece[],
  additions: readonly Addition[],
): Parts[] {
  const silence = statesOf(model, model.definition.silence);
  const lastWord = (index: number) => pieces[index]?.ways[0]?.words.at(-1) ?? [];
  const firstWord = (index: number) => pieces[index]?.ways[0]?.words[0] ?? [];
  const between = [...pieces.keys(), pieces.length].flatMap((at): Parts[] => [
    { kind: 'pause', from: at, to: at, negates: false, enter: 0, phones: [silence] },
    ...additions.map(({ words, negates, cost }): Parts => {
      const phones = phonesOf(model, words, [], []);
      return { kind: 'added', from: at, to: at, negates, enter: -cost, phones };
    }),
  ]);
  const said = pieces.flatMap(({ ways }, at) =>
    ways.map(({ words, negates }): Parts => {
      const phones = phonesOf(model, words, lastWord(at - 1), firstWord(at + 1));
      return { kind: 'piece', from: at, to: at + 1, negates, enter: 0, phones };
    }),
  );
  return [...between, ...said];
}

export function sentenceNetwork(
  model: AcousticModel,
  columns: SenoneColumns,
  pieces: readonly SentencePiece[],
  additions: readonly Addition[],
): SentenceNetwork {
  const parts = partsOf(model, pieces, additions);
  const states = parts.reduce((sum, { phones }) => sum + phones.length * STATES_PER_PHONE, 0);
  const none = () => new Float64Array(states).fill(NEVER);
  const phonesIn = ({ ways }: SentencePiece) => ways[0]?.words.flat().length ?? 0;
  const network: SentenceNetwork = {
    pieces: pieces.length,
    skip: Float64Array.from(pieces, (piece) => SKIP + SKIP_PHONE * phonesIn(piece)),
    units: [],
    columns: [],
    stay: none(),
    step: none(),
    leap: none(),
  };
  let next = 0;
  for (const { phones, ...unit } of parts) {
    const first = next;
    for (const [order, phone] of phones.entries()) {
      const before = phones[order - 1];
      for (let state = 0; state < STATES_PER_PHONE; state++, next++) {
        network.columns.push(columns.of(phone.senones[state] ?? 0));
        network.stay[next] = costOf(phone, state, state);
        if (state > 0) network.step[next] = costOf(phone, state - 1, state);
        else if (before) network.step[next] = costOf(before, OUT - 1, OUT);
        if (state > 1) network.leap[next] = costOf(phone, state - 2, state);
        else if (state === 0 && before) network.leap[next] = costOf(before, OUT - 2, OUT);
      }
    }
    const last = phones.at(-1);
    const leave = (from: number) => (last === undefined ? NEVER : costOf(last, from, OUT));
    network.units.push({ ...unit, first, end: next, leaveLast: leave(OUT - 1), leaveMiddle: leave(OUT - 2) });
  }
  return network;
}
