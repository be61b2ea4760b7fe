import { log } from '../../exact-math.ts';
import { bestBut, type MeasuredReading } from '../measures.ts';
import type { Rows } from '../networks/layers.ts';
import { pooled, thirdsOf } from '../networks/pooled.ts';
import { mean } from '../statistics.ts';
import { type HeardFrames, PHONES } from './frame-network.ts';
import { WIDTH } from './network-weights.ts';

/** How surely a phone was heard by the network's own ear. Logarithms are natural. */
export interface PhoneHeard {
  own: number;
  /** Above the best other phone. */
  ratio: number;
  share: number;
}

/** What the network is given for each phone, a row of each kind. */
export interface PhoneInputs {
  /** Where it stands in its word: first, within, last, alone. */
  places: number[];
  /** Lengths, pauses and places. */
  lengths: Rows;
  /** How the acoustic model fits. */
  fits: Rows;
  /** States of its three thirds and of the whole. */
  pools: Rows;
  /** What the frames say of all phones and of this one. */
  frames: Rows;
  heard: PhoneHeard[];
}

export const LENGTHS = 12;
export const FITS = 2 * PHONES + 20;
export const POOLS = 4 * WIDTH;
export const HEARD = PHONES + 3;

const PLACE = { first: 0, within: 1, last: 2, alone: 3 } as const;
const LONG_PAUSE = 8;
const FARTHEST = 12;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const flag = (value: boolean): number => (value ? 1 : 0);

function placeOf(at: number, length: number): number {
  if (length === 1) return PLACE.alone;
  if (at === 0) return PLACE.first;
  return at === length - 1 ? PLACE.last : PLACE.within;
}

/** The scales are those that the network was learnt with. */
function lengthsOf({ phones, heard }: MeasuredReading, index: number, at: number, length: number): number[] {
  const phone = phones[index];
  if (!phone) return [];
  const count = phones.length;
  const before = index === 0 ? 0 : phone.start - (phones[index - 1]?.end ?? 0);
  const after = index === count - 1 ? 0 : (phones[index + 1]?.start ?? 0) - phone.end;
  return [
    within(phone.lengthNorm, -3, 8) / 2,
    log(Math.max(1, phone.end - phone.start)) - 2,
    within(before, 0, 100) / 20,
    within(after, 0, 100) / 20,
    flag(before > LONG_PAUSE),
    flag(after > LONG_PAUSE),
    at / 4,
    length / 6,
    count / 40,
    heard.frames / count / 15 - 1,
    phone.usualMark * 2 - 1.8,
    index / count - 0.5,
  ];
}

/** @param usual mean of the deviations of all phones from their norms */
function fitsOf(
  reading: MeasuredReading,
  index: number,
  { word, silence, usual }: { word: readonly number[]; silence: number; usual: number },
): number[] {
  const { phones } = reading;
  const phone = phones[index];
  if (!phone) return [];
  const [before, after] = [phones[index - 1], phones[index + 1]];
  return [
    ...phone.againstAll.map((value) => value / 5),
    ...phone.posteriors.map((value) => (value + 6) / 4),
    phone.ratio / 5,
    phone.posterior / 4 + 1,
    phone.posteriorRatio / 5,
    phone.belowBest / 4,
    phone.ratioNorm / 2,
    phone.posteriorNorm / 2,
    reading.ratio / 3,
    reading.posterior / 2 + 1,
    (phone.ratio - reading.ratio) / 5,
    (phone.posterior - reading.posterior) / 4,
    (phone.energy - reading.energy) / 2,
    phone.rank / 6,
    mean(word.map((other) => phones[other]?.ratioNorm ?? 0)) / 2,
    flag(phone.phone === silence),
    (before?.ratioNorm ?? 0) / 2,
    (after?.ratioNorm ?? 0) / 2,
    (before?.posterior ?? 0) / 4,
    (after?.posterior ?? 0) / 4,
    usual,
    (phone.ratioNorm - usual) / 3,
  ];
}

/** @param silence number of the phone that stands for silence */
export function phoneInputs(reading: MeasuredReading, frames: HeardFrames, silence: number): PhoneInputs {
  const count = reading.phones.length;
  const inputs: PhoneInputs = {
    places: [],
    lengths: new Float32Array(count * LENGTHS),
    fits: new Float32Array(count * FITS),
    pools: new Float32Array(count * POOLS),
    frames: new Float32Array(count * HEARD),
    heard: [],
  };
  const usual = mean(reading.phones.map(({ ratioNorm }) => ratioNorm));
  for (const word of reading.words)
    for (const [at, index] of word.entries()) {
      inputs.places[index] = placeOf(at, word.length);
      inputs.lengths.set(lengthsOf(reading, index, at, word.length), index * LENGTHS);
      inputs.fits.set(fitsOf(reading, index, { word, silence, usual }), index * FITS);
    }
  for (const [index, { phone, start, end }] of reading.phones.entries()) {
    // The network's frames are twice as long.
    const whole = { from: start / 2, to: Math.max(end / 2, start / 2 + 0.25) };
    for (const [part, stretch] of [...thirdsOf(whole), whole].entries())
      inputs.pools.set(pooled(frames.states, WIDTH, stretch), index * POOLS + part * WIDTH);
    const logs = pooled(frames.logs, PHONES, whole);
    const own = logs[phone] ?? 0;
    const heard = {
      own,
      ratio: own - bestBut(logs, phone),
      share: pooled(frames.shares, PHONES, whole)[phone] ?? 0,
    };
    inputs.heard.push(heard);
    inputs.frames.set(
      logs.map((value) => Math.max(-FARTHEST, value) / 4),
      index * HEARD,
    );
    inputs.frames.set(
      [heard.own, heard.ratio, heard.share].map((value) => within(value, -FARTHEST, FARTHEST) / 4),
      index * HEARD + PHONES,
    );
  }
  return inputs;
}
