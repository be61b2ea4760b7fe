import { z } from 'zod/mini';
import type { MeasuredReading } from '../measures.ts';
import { add, layerNorm, linear, type Rows, sigmoid, silu, softmax } from '../networks/layers.ts';
import { standardise } from '../networks/standardise.ts';
import { readNetworkFile } from '../networks/weights.ts';
import { soundFeatures } from '../sound-features.ts';
import { deviation, maxOf, mean, minOf } from '../statistics.ts';
import type { HeardFrames } from './frame-network.ts';
import { lookAround } from './look-around.ts';
import { BEFORE_MARK, type NetworkWeights, networkWeights, PHONE_WIDTH, WIDTH } from './network-weights.ts';
import { FITS, HEARD, LENGTHS, type PhoneInputs, POOLS, phoneInputs } from './phone-inputs.ts';
import type { SoundVerdicts } from './sound-verdicts.ts';

/** A small network over the sound of a reading and the measures of its alignment. */
export interface SoundNetwork {
  weights: NetworkWeights;
  /** Number of the phone that stands for silence. */
  silence: number;
  /** Of the reading's measures. */
  mean: readonly number[];
  deviation: readonly number[];
}

const head = z.object({
  phones: z.array(z.string()),
  readingMean: z.array(z.number()),
  readingDeviation: z.array(z.number()),
});

/** @throws if these are not the weights of such a network */
export function readSoundNetwork(bytes: Uint8Array): SoundNetwork {
  const file = readNetworkFile(bytes);
  const { phones, readingMean, readingDeviation } = head.parse(file.head);
  return {
    weights: networkWeights(file),
    silence: phones.indexOf('SIL'),
    mean: readingMean,
    deviation: readingDeviation,
  };
}

const FARTHEST = 5;
const MANY_PHONES = 40;
const WORD_PHONES = 8;
const HIGHEST_MARK = 2;

/** The rows of some phones. */
const rowsAt = (rows: Rows, width: number, indexes: readonly number[]): Float32Array[] =>
  indexes.map((index) => rows.subarray(index * width, (index + 1) * width));

/** A state for each phone, from what it is and what was heard of it, and then from the phones around it. */
function phoneStates({ weights }: SoundNetwork, reading: MeasuredReading, inputs: PhoneInputs): Rows {
  const { of, weighed, place, cross, lengths, pools, heard, fits, norm } = weights.phones;
  const crossed = linear(inputs.pools, POOLS, cross);
  const states = new Float32Array(reading.phones.length * PHONE_WIDTH);
  for (const [index, { phone }] of reading.phones.entries())
    for (let i = 0; i < PHONE_WIDTH; i++) {
      const at = index * PHONE_WIDTH + i;
      states[at] =
        (of[phone * PHONE_WIDTH + i] ?? 0) +
        (place[(inputs.places[index] ?? 0) * PHONE_WIDTH + i] ?? 0) +
        (crossed[at] ?? 0) * (weighed[phone * PHONE_WIDTH + i] ?? 0);
    }
  add(states, linear(inputs.lengths, LENGTHS, lengths));
  add(states, linear(inputs.pools, POOLS, pools));
  add(states, linear(inputs.frames, HEARD, heard));
  add(states, linear(silu(linear(inputs.fits, FITS, fits.wide)), PHONE_WIDTH, fits.narrow));
  const all = layerNorm(states, norm);
  const words = reading.phones.map(({ word }) => word);
  for (const layer of weights.layers) lookAround(all, words, layer);
  return layerNorm(all, weights.lastNorm);
}

type Head = Pick<NetworkWeights, 'mark'>['mark'];
const headOf = (states: Rows, width: number, { wide, narrow }: Head, before = BEFORE_MARK): number[] => [
  ...linear(silu(linear(states, width, wide)), before, narrow),
];

const WORD_INPUTS = 2 * PHONE_WIDTH + 3;

function markWords(
  { weights }: SoundNetwork,
  words: readonly (readonly number[])[],
  states: Rows,
  marks: readonly number[],
): number[] {
  const inputs = new Float32Array(words.length * WORD_INPUTS);
  for (const [word, indexes] of words.entries()) {
    const rows = rowsAt(states, PHONE_WIDTH, indexes);
    const own = indexes.map((index) => marks[index] ?? 0);
    const at = word * WORD_INPUTS;
    for (let i = 0; i < PHONE_WIDTH; i++) {
      const values = rows.map((row) => row[i] ?? 0);
      inputs[at + i] = mean(values);
      inputs[at + PHONE_WIDTH + i] = maxOf(values);
    }
    inputs.set(
      [mean(own), Math.min(HIGHEST_MARK, minOf(own)), indexes.length / WORD_PHONES],
      at + 2 * PHONE_WIDTH,
    );
  }
  return headOf(inputs, WORD_INPUTS, weights.word);
}

const BEFORE_ASPECTS = 96;
const STATISTICS = 7;

function markAspects(
  network: SoundNetwork,
  reading: MeasuredReading,
  states: Rows,
  frames: HeardFrames,
  marked: { marks: readonly number[]; matches: readonly number[]; words: readonly number[] },
): number[] {
  const { weights } = network;
  const count = reading.phones.length;
  const attention = softmax(linear(states, PHONE_WIDTH, weights.attention));
  const inputs = new Float32Array(2 * PHONE_WIDTH + BEFORE_MARK + STATISTICS + WIDTH);
  for (let index = 0; index < count; index++)
    for (let i = 0; i < PHONE_WIDTH; i++) {
      const value = states[index * PHONE_WIDTH + i] ?? 0;
      inputs[i] = (inputs[i] ?? 0) + value / count;
      inputs[PHONE_WIDTH + i] = (inputs[PHONE_WIDTH + i] ?? 0) + (attention[index] ?? 0) * value;
    }
  const measures = standardise(soundFeatures(reading), network, FARTHEST);
  inputs.set(silu(linear(measures, measures.length, weights.measures)), 2 * PHONE_WIDTH);
  const { marks, matches, words } = marked;
  inputs.set(
    [
      mean(marks),
      minOf(marks),
      deviation(marks),
      mean(words),
      minOf(words),
      mean(matches),
      count / MANY_PHONES,
    ],
    2 * PHONE_WIDTH + BEFORE_MARK,
  );
  const from = 2 * PHONE_WIDTH + BEFORE_MARK + STATISTICS;
  for (let i = 0; i < frames.states.length; i++)
    inputs[from + (i % WIDTH)] = (inputs[from + (i % WIDTH)] ?? 0) + (frames.states[i] ?? 0) / frames.count;
  return headOf(inputs, inputs.length, weights.reading, BEFORE_ASPECTS);
}

/**
 * Marks a reading by its sound.
 * @param frames of the whole recording, as the same network hears them
 */
export function judgeSounds(
  network: SoundNetwork,
  reading: MeasuredReading,
  frames: HeardFrames,
): SoundVerdicts {
  const inputs = phoneInputs(reading, frames, network.silence);
  const states = phoneStates(network, reading, inputs);
  const marks = headOf(states, PHONE_WIDTH, network.weights.mark);
  const matches = headOf(states, PHONE_WIDTH, network.weights.match).map(sigmoid);
  const words = markWords(network, reading.words, states, marks);
  return {
    phones: inputs.heard.map((heard, index) => ({
      mark: marks[index] ?? 0,
      match: matches[index] ?? 0,
      ...heard,
    })),
    words,
    aspects: markAspects(network, reading, states, frames, { marks, matches, words }),
  };
}
