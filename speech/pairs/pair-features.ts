import { type AcousticModel, STREAM_SIZE } from '../acoustic-model.ts';
import { align, type Segment } from '../alignment.ts';
import { log } from '../exact-math.ts';
import { rivalPhones } from '../frame-evidence.ts';
import type { HeardRecording, WordPhones } from '../heard-reading.ts';
import { placePhones } from '../phone-sequence.ts';
import { connected } from '../slips/connected.ts';

/** A sound of a recording that is one of two. */
export interface PairSound {
  /** All words, with any sound of the pair at the place. */
  words: readonly WordPhones[];
  /** Where each phone of the words was heard. */
  heard: readonly Segment[];
  /** Index of the sound among all phones, of its word, and in the word. */
  phone: number;
  word: number;
  at: number;
}

const PARTS = [0, 1, 2] as const;
/** Cepstra, which are the shape of the mouth, and how they move; not how that movement changes. */
const CEPSTRA = Array.from({ length: 2 * STREAM_SIZE }, (_, value) => value);

/** The beginning, middle or end of a sound, at least one frame of it. */
function partOf({ start, end }: Segment, part: number): Segment {
  const from = start + Math.floor(((end - start) * part) / PARTS.length);
  return {
    start: from,
    end: Math.max(from + 1, start + Math.floor(((end - start) * (part + 1)) / PARTS.length)),
  };
}

function meanOver({ start, end }: Segment, valueAt: (frame: number) => number): number {
  let sum = 0;
  for (let frame = start; frame < end; frame++) sum += valueAt(frame);
  return sum / (end - start);
}

/**
 * What tells two sounds apart: which of them fits better, how long it is, how much its beginning, middle and end are like
 * every sound, and their cepstra. The sound is aligned as either of them, and the two are averaged, so that nothing depends on which was asked.
 * @param pair indexes of the two phones
 * @returns null if the recording has too few frames
 */
export function pairFeatures(
  model: AcousticModel,
  { features, scores, evidence }: HeardRecording,
  { words, heard, phone, word, at }: PairSound,
  pair: readonly [number, number],
): number[] | null {
  const { from, to, within } = connected(heard, scores.frames, phone, phone);
  const [first, second] = pair.map((sound) => {
    const tried = placePhones(model.definition, words.with(word, (words[word] ?? []).with(at, sound)));
    const alignment = align(model, scores, tried.slice(from, to + 1), within);
    const segment = alignment?.segments[phone - from];
    return alignment && segment ? { score: alignment.score, segment } : null;
  });
  if (!first || !second) return null;
  const rivals = rivalPhones(model.definition).length;
  /** Of each part of the sound, the mean of a value of its frames. */
  const meansOf = (valueAt: (frame: number) => number): number[] =>
    PARTS.map((part) => {
      const sums = [first, second].map(({ segment }) => meanOver(partOf(segment, part), valueAt));
      return sums.reduce((sum, value) => sum + value, 0) / sums.length;
    });
  const lengths = [first, second].map(({ segment }) => segment.end - segment.start);
  const length = lengths.reduce((sum, frames) => sum + frames, 0) / 2;
  const usual = heard.reduce((sum, { start, end }) => sum + end - start, 0) / heard.length;
  const likeness = Array.from({ length: rivals }, (_, rival) =>
    meansOf((frame) => evidence.posteriors[frame * rivals + rival] ?? 0),
  );
  const shape = CEPSTRA.map((value) => meansOf((frame) => features[frame]?.[value] ?? 0));
  const fit = [(first.score - second.score) / length, log(length / usual)];
  return [...fit, ...likeness.flat(), ...shape.flat()];
}
