import { z } from 'zod/mini';
import { bothWays, type Gru } from '../networks/gru.ts';
import { add, type Linear, layerNorm, linear, type Rows, silu, softmax } from '../networks/layers.ts';
import { type Scale, standardise } from '../networks/standardise.ts';
import { type NetworkFile, readNetworkFile } from '../networks/weights.ts';
import { mean } from '../statistics.ts';
import { type EarInputs, STATES } from './ear-inputs.ts';

/** Marks of a reading by what the recogniser's network hears; about 0–1. */
export interface EarMarks {
  phones: number[];
  words: number[];
  /** Accuracy, fluency, prosody, total. */
  aspects: number[];
}

interface Head {
  wide: Linear;
  narrow: Linear;
}

const GRU_LAYERS = 2;
const ASPECTS = 4;
/** Measures farther from the mean than this many deviations are no farther. */
const FARTHEST = 5;

/** Mean and deviation of the marks of phones, words and readings, in which the network was taught. */
const head = z.object({ units: z.tuple([unit(), unit(), unit()]) });
function unit() {
  return z.tuple([z.number(), z.number()]);
}

function weightsOf({ tensor }: NetworkFile) {
  const map = (name: string): Linear => ({ weight: tensor(`${name}.weight`), bias: tensor(`${name}.bias`) });
  const scale = (name: string): Scale => ({
    mean: tensor(`scales.${name}.mean`),
    deviation: tensor(`scales.${name}.deviation`),
  });
  const marking = (name: string): Head => ({ wide: map(`${name}.wide`), narrow: map(`${name}.narrow`) });
  const gru = (name: string): Gru => ({
    input: { weight: tensor(`around.weight_ih_${name}`), bias: tensor(`around.bias_ih_${name}`) },
    hidden: { weight: tensor(`around.weight_hh_${name}`), bias: tensor(`around.bias_hh_${name}`) },
  });
  return {
    scales: {
      states: scale('states'),
      measures: scale('measures'),
      wordMeasures: scale('wordMeasures'),
      readingMeasures: scale('readingMeasures'),
    },
    phone: tensor('phone.weight'),
    gate: tensor('gate.weight'),
    states: map('states'),
    measures: map('measures'),
    before: map('before'),
    around: Array.from({ length: GRU_LAYERS }, (_, layer): [Gru, Gru] => [
      gru(`l${layer}`),
      gru(`l${layer}_reverse`),
    ]),
    after: map('after'),
    phoneMark: tensor('phoneMark.weight'),
    phoneBias: tensor('phoneBias.weight'),
    mark: marking('mark'),
    wordLook: map('wordLook'),
    wordMeasures: map('wordMeasures'),
    word: marking('word'),
    readingLook: map('readingLook'),
    readingMeasures: map('readingMeasures'),
    aspects: Array.from({ length: ASPECTS }, (_, aspect) => marking(`aspects.${aspect}`)),
  };
}

/** A network over the recogniser's states, its chances of the text, and what is known of the sounds without it. */
export interface EarNetwork {
  weights: ReturnType<typeof weightsOf>;
  units: z.infer<typeof head>['units'];
}

/** @throws if these are not the weights of such a network */
export function readEarNetwork(bytes: Uint8Array): EarNetwork {
  const file = readNetworkFile(bytes);
  return { weights: weightsOf(file), units: head.parse(file.head).units };
}

const scaled = (rows: ArrayLike<number>, scale: Scale): Rows => standardise(rows, scale, FARTHEST);
const relu = (rows: Rows): Rows => rows.map((value) => Math.max(0, value));
const headOf = (rows: Rows, width: number, { wide, narrow }: Head): number[] => [
  ...linear(relu(linear(rows, width, wide)), wide.bias.length, narrow),
];
/** The sum of rows, each with its weight. */
function mixed(rows: Rows, width: number, at: readonly number[], shares: Float32Array): Float32Array {
  const sum = new Float32Array(width);
  for (const [place, row] of at.entries())
    for (let i = 0; i < width; i++)
      sum[i] = (sum[i] ?? 0) + (shares[place] ?? 0) * (rows[row * width + i] ?? 0);
  return sum;
}

/** A state for each phone: what it is, what was heard of it, and what is around it. */
function phoneStates({ weights }: EarNetwork, inputs: EarInputs): { states: Rows; width: number } {
  const size = weights.states.bias.length;
  const heard = linear(scaled(inputs.states, weights.scales.states), STATES, weights.states);
  const own = new Float32Array(heard.length);
  for (const [index, phone] of inputs.phones.entries())
    for (let i = 0; i < size; i++) {
      const at = index * size + i;
      const of = phone * size + i;
      own[at] = (weights.phone[of] ?? 0) + (heard[at] ?? 0) * (1 + (weights.gate[of] ?? 0));
    }
  const measures = scaled(inputs.measures.flat(), weights.scales.measures);
  add(own, linear(measures, inputs.measures[0]?.length ?? 1, weights.measures));
  const alone = layerNorm(silu(own), weights.before);
  let around = alone;
  for (const layer of weights.around) around = bothWays(around, size, layer);
  const width = around.length / inputs.phones.length + size;
  const both = new Float32Array(inputs.phones.length * width);
  for (const index of inputs.phones.keys()) {
    both.set(alone.subarray(index * size, (index + 1) * size), index * width);
    const rest = width - size;
    both.set(around.subarray(index * rest, (index + 1) * rest), index * width + size);
  }
  return { states: layerNorm(both, weights.after), width };
}

function markPhones({ weights }: EarNetwork, { phones }: EarInputs, states: Rows, width: number): number[] {
  const common = headOf(states, width, weights.mark);
  return phones.map((phone, index) => {
    let own = (weights.phoneBias[phone] ?? 0) + (common[index] ?? 0);
    for (let i = 0; i < width; i++)
      own += (states[index * width + i] ?? 0) * (weights.phoneMark[phone * width + i] ?? 0);
    return own;
  });
}

const LEAST = 4;
/** How much of the marks of its phones a word gets. */
const OF_PHONES = 0.5;

function markWords(
  { weights }: EarNetwork,
  { words, wordMeasures }: EarInputs,
  states: Rows,
  width: number,
  marks: readonly number[],
): number[] {
  const looks = linear(states, width, weights.wordLook);
  const measured = silu(
    linear(
      scaled(wordMeasures.flat(), weights.scales.wordMeasures),
      wordMeasures[0]?.length ?? 1,
      weights.wordMeasures,
    ),
  );
  const size = weights.wordMeasures.bias.length;
  return wordMeasures.map((_, word) => {
    const phones = words.flatMap((of, phone) => (of === word ? [phone] : []));
    const shares = softmax(Float32Array.from(phones, (phone) => looks[phone] ?? 0));
    const middle = phones.reduce((sum, phone, place) => sum + (shares[place] ?? 0) * (marks[phone] ?? 0), 0);
    const least = Math.max(-LEAST, Math.min(LEAST, ...phones.map((phone) => marks[phone] ?? 0)));
    const seen = mixed(states, width, phones, shares);
    const row = Float32Array.from([
      ...seen,
      middle,
      least,
      ...measured.subarray(word * size, (word + 1) * size),
    ]);
    return (headOf(row, row.length, weights.word)[0] ?? 0) + OF_PHONES * (middle + least);
  });
}

function markAspects(
  { weights }: EarNetwork,
  { phones, readingMeasures }: EarInputs,
  states: Rows,
  width: number,
  { marks, words }: { marks: readonly number[]; words: readonly number[] },
): number[] {
  const looks = linear(states, width, weights.readingLook);
  const measured = silu(
    linear(
      scaled(readingMeasures, weights.scales.readingMeasures),
      readingMeasures.length,
      weights.readingMeasures,
    ),
  );
  const all = [...phones.keys()];
  return weights.aspects.map((aspect, at) => {
    const shares = softmax(Float32Array.from(all, (phone) => looks[phone * ASPECTS + at] ?? 0));
    const seen = mixed(states, width, all, shares);
    const row = Float32Array.from([...seen, mean(marks), mean(words), ...measured]);
    return headOf(row, row.length, aspect)[0] ?? 0;
  });
}

/** Marks a reading by what the recogniser's network hears. */
export function judgeByEar(network: EarNetwork, inputs: EarInputs): EarMarks {
  const { states, width } = phoneStates(network, inputs);
  const marks = markPhones(network, inputs, states, width);
  const words = markWords(network, inputs, states, width, marks);
  const aspects = markAspects(network, inputs, states, width, { marks, words });
  const [phone, word, reading] = network.units.map(
    ([middle, deviation]) =>
      (value: number): number =>
        middle + deviation * value,
  );
  const plain = (value: number): number => value;
  return {
    phones: marks.map(phone ?? plain),
    words: words.map(word ?? plain),
    aspects: aspects.map(reading ?? plain),
  };
}
