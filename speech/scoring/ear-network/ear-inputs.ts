import type { Segment } from '../../alignment.ts';
import { log } from '../../exact-math.ts';
import { FRAMES_PER_SECOND } from '../../frames.ts';
import type { EarStretch } from '../../recognition/ear-stretch.ts';
import { STATE_WIDTH, STATES_PER_SECOND } from '../../recognition/state-rows.ts';
import type { JudgedReading } from '../judge-reading.ts';
import type { Rows } from '../networks/layers.ts';
import { pooled } from '../networks/pooled.ts';
import { PHONE_CATEGORIES, phoneFeatures } from '../phone-features.ts';
import { soundFeatures } from '../sound-features.ts';
import { readingVerdict, wordVerdict } from '../verdict-features.ts';
import { readingEvidence, wordEvidence } from './ear-evidence.ts';

/** Layers of the recogniser's encoder that are read. */
export const LAYERS = 3;
export const STATES = LAYERS * STATE_WIDTH;

/** What the network is given of a reading: rows of numbers. */
export interface EarInputs {
  /** Number of each phone, and the index of its word. */
  phones: number[];
  words: number[];
  /** Of each phone: states of the recogniser; measures. */
  states: Rows;
  measures: number[][];
  /** Of each word, and of the reading. */
  wordMeasures: number[][];
  readingMeasures: number[];
}

const flag = (value: boolean): number => (value ? 1 : 0);

/** Lengths and places of a phone, where no sound has a say. */
function timesOf({ reading }: JudgedReading, index: number, word: readonly number[]): number[] {
  const { phones, heard, seconds } = reading;
  const phone = phones[index];
  if (!phone) return [];
  const before = phone.start - (phones[index - 1]?.end ?? 0);
  const after = (phones[index + 1]?.start ?? heard.frames) - phone.end;
  const place = word.indexOf(index);
  return [
    log(phone.frames + 1),
    log(1 + Math.max(0, before)),
    log(1 + Math.max(0, after)),
    place,
    flag(place === word.length - 1),
    word.length,
    log(phones.length),
    log(Math.max(0.01, seconds) / phones.length),
    phone.lengthNorm,
  ];
}

/** The mean state of the recogniser over a sound, layer by layer. @param sound frames */
function statesOf({ layers }: EarStretch, { start, end }: Segment): Float32Array {
  const states = new Float32Array(STATES);
  const place = (frame: number): number => (frame / FRAMES_PER_SECOND) * STATES_PER_SECOND;
  for (const [layer, rows] of layers.entries())
    states.set(pooled(rows, STATE_WIDTH, { from: place(start), to: place(end) }), layer * STATE_WIDTH);
  return states;
}

export function earInputs(judged: JudgedReading, stretch: EarStretch): EarInputs {
  const { reading, verdicts } = judged;
  const evidence = wordEvidence(stretch, reading.words.length);
  const states = new Float32Array(reading.phones.length * STATES);
  const measures: number[][] = [];
  const words: number[] = [];
  for (const [word, indexes] of reading.words.entries())
    for (const index of indexes) {
      const phone = reading.phones[index];
      if (phone) states.set(statesOf(stretch, phone), index * STATES);
      const features = phoneFeatures(judged, index).filter((_, column) => !PHONE_CATEGORIES.has(column));
      measures[index] = [...features, ...timesOf(judged, index, indexes), ...(evidence[word] ?? [])];
      words[index] = word;
    }
  return {
    phones: reading.phones.map(({ phone }) => phone),
    words,
    states,
    measures,
    wordMeasures: reading.words.map((_, word) => [
      ...(evidence[word] ?? []),
      ...wordVerdict(verdicts, reading, word),
    ]),
    readingMeasures: [...soundFeatures(reading), ...readingEvidence(stretch), ...readingVerdict(verdicts)],
  };
}
