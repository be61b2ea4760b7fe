import { SAMPLE_RATE } from '../frames.ts';
import { cutByLoudness, FRAME, loudnessOf } from './cut-at-pauses.ts';
import type { RecognisedWord } from './word-confidence.ts';

/**
 * `so_far`: a recording goes on, and what ends in no pause waits for what follows. `awaited`: it has ended, and somebody waits
 * for its words. `whole`: nobody waits.
 */
export type HearingStage = 'so_far' | 'awaited' | 'whole';

/** What was heard of a recording, from which a longer version of it goes on. */
export interface HeardSoFar {
  /** Of each stretch. */
  words: readonly RecognisedWord[][];
  /** How loud it was until the end of the last stretch, which is a pause. */
  loudness: Float32Array;
}

export const NOTHING_YET: HeardSoFar = { words: [], loudness: new Float32Array() };

/** Until when it was heard, seconds. */
export const heardUntil = ({ loudness }: HeardSoFar): number => (loudness.length * FRAME) / SAMPLE_RATE;

interface HeardStretch {
  pcm: Int16Array;
  /** Seconds with a voice. */
  voiced: number;
  /** Somebody waits, and much is left. */
  isHurried: boolean;
}

interface HearingOn {
  stage: HearingStage;
  run: (stretch: HeardStretch) => Promise<RecognisedWord[]>;
}

/** A silence that ends a stretch, samples. */
const SILENCE = 0.4 * SAMPLE_RATE;
/** Where somebody waits and more than this is left, it is heard in a hurry, samples. */
const MUCH = 5 * SAMPLE_RATE;

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/**
 * Hears what follows what was heard before. What ends in a pause is kept for longer versions of the recording, unless it was
 * heard in a hurry.
 * @param pcm the recording from `heardUntil` on: mono, 16 kHz
 */
export async function hearOn(
  before: HeardSoFar,
  pcm: Int16Array,
  { stage, run }: HearingOn,
): Promise<{ words: RecognisedWord[][]; soFar: HeardSoFar }> {
  const loudness = joined(before.loudness, loudnessOf(pcm));
  const start = before.loudness.length * FRAME;
  const length = start + pcm.length;
  const goesOn = stage === 'so_far';
  const stretches = cutByLoudness(loudness, { length, first: before.loudness.length, goesOn });
  const left = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const isHurried = stage === 'awaited' && left > MUCH;
  const words = [...before.words];
  let soFar = before;
  for (const { from, to, voiced, quietFrom } of stretches) {
    const isLast = to === length;
    // The last stretch may end in the middle of a word, or in the silence after an answer.
    const isOver = !isLast || to - quietFrom >= SILENCE;
    if (goesOn && !isOver) break;
    words.push(await run({ pcm: pcm.slice(from - start, to - start), voiced, isHurried }));
    const end = (isLast ? quietFrom + SILENCE / 2 : to) / FRAME;
    if (isOver && !isHurried) soFar = { words: [...words], loudness: loudness.slice(0, end) };
  }
  return { words, soFar };
}
