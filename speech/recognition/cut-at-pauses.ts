import { SAMPLE_RATE } from '../frames.ts';

/** A stretch of a recording: samples from and to. */
export interface Stretch {
  from: number;
  to: number;
  /** Seconds in it that are not quiet. */
  voiced: number;
  /** Sample from which it is quiet until its end. */
  quietFrom: number;
}

const FRAMES_PER_SECOND = 50;
/** Samples by which loudness is told. */
export const FRAME = SAMPLE_RATE / FRAMES_PER_SECOND;
/** A stretch is closed at the first pause after this many frames. */
const ENOUGH = 8 * FRAMES_PER_SECOND;
/** And at the quietest moment of its last third after this many: the network loops when it hears more at once. */
const MOST = 15 * FRAMES_PER_SECOND;
/** A pause is quiet for this many frames. */
const PAUSE = 0.25 * FRAMES_PER_SECOND;
/** Of a recording that goes on, what was said since its last pause waits, if the stretch before it is this long, frames. */
const BEFORE_LAST_PAUSE = 4 * FRAMES_PER_SECOND;
/** Without this much voice there is nothing to recognise, seconds. */
const LEAST_VOICE = 0.1;

/** Root mean square of each frame. */
export function loudnessOf(pcm: Int16Array): Float32Array {
  const loudness = new Float32Array(Math.floor(pcm.length / FRAME));
  for (let frame = 0; frame < loudness.length; frame++) {
    let sum = 0;
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) sum += (pcm[at] ?? 0) ** 2;
    loudness[frame] = Math.sqrt(sum / FRAME);
  }
  return loudness;
}

/**
 * Loudness of this and less is quiet: well above the background, and far below the voice. Of somebody who never pauses the
 * quietest tenth is voice, too.
 */
function quietest(loudness: Float32Array): number {
  const sorted = loudness.toSorted();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return Math.min(Math.max(2.5 * at(0.1), 0.04 * at(0.95)), 0.25 * at(0.95));
}

/** Middles of the pauses, frames. */
function pausesIn(loudness: Float32Array, quiet: number): number[] {
  const middles: number[] = [];
  let since = 0;
  for (let frame = 0; frame <= loudness.length; frame++) {
    if (frame < loudness.length && (loudness[frame] ?? 0) <= quiet) continue;
    if (frame - since >= PAUSE) middles.push((since + frame) >> 1);
    since = frame + 1;
  }
  return middles;
}

function quietestFrame(loudness: Float32Array, from: number, to: number): number {
  let best = from;
  for (let frame = from; frame < to; frame++)
    if ((loudness[frame] ?? 0) < (loudness[best] ?? 0)) best = frame;
  return best;
}

interface CutOptions {
  /** Of the recording, samples. */
  length: number;
  /** A frame in a pause, from which it is cut; what is quiet is told from the whole. */
  first?: number;
  /** It may go on: it is cut at its last pause, too, so that little waits for what follows. */
  goesOn?: boolean;
}

/** Where a recording is cut, frames: at its pauses, into stretches of at most 15 seconds. */
function cutsOf(loudness: Float32Array, pauses: readonly number[], first: number): number[] {
  const cuts: number[] = [];
  let from = first;
  while (loudness.length - from > ENOUGH) {
    const pause = pauses.find((at) => at - from >= ENOUGH) ?? loudness.length;
    if (pause - from <= MOST) from = pause;
    else
      from =
        pauses.findLast((at) => at > from && at - from <= MOST) ??
        quietestFrame(loudness, from + (MOST * 2) / 3, from + MOST);
    cuts.push(from);
  }
  return cuts.filter((cut) => cut < loudness.length);
}

/** The stretches of a recording of which the loudness is known; those without a voice are left out. */
export function cutByLoudness(
  loudness: Float32Array,
  { length, first = 0, goesOn = false }: CutOptions,
): Stretch[] {
  const quiet = quietest(loudness);
  const pauses = pausesIn(loudness, quiet);
  const inside = cutsOf(loudness, pauses, first);
  const lastPause = pauses.findLast((at) => at < loudness.length - PAUSE);
  if (goesOn && lastPause !== undefined && lastPause - (inside.at(-1) ?? first) >= BEFORE_LAST_PAUSE)
    inside.push(lastPause);
  const bounds = [first, ...inside, loudness.length];
  return bounds.slice(1).flatMap((to, index) => {
    const start = bounds[index] ?? first;
    const own = loudness.subarray(start, to);
    const voiced = own.filter((level) => level > quiet).length / FRAMES_PER_SECOND;
    const end = to === loudness.length ? length : to * FRAME;
    const quietFrom = (start + own.findLastIndex((level) => level > quiet) + 1) * FRAME;
    return voiced < LEAST_VOICE ? [] : [{ from: start * FRAME, to: end, voiced, quietFrom }];
  });
}

/** Cuts a whole recording at its pauses into stretches of at most 15 seconds, and leaves out those without a voice. */
export const cutAtPauses = (pcm: Int16Array): Stretch[] =>
  cutByLoudness(loudnessOf(pcm), { length: pcm.length });
