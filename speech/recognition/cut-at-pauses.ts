import { SAMPLE_RATE } from '../frames.ts';

/** A stretch of a recording: samples from and to. */
export interface Stretch {
  from: number;
  to: number;
  /** Seconds in it that are not quiet. */
  voiced: number;
}

const FRAMES_PER_SECOND = 50;
const FRAME = SAMPLE_RATE / FRAMES_PER_SECOND;
/** A stretch is closed at the first pause after this many frames. */
const ENOUGH = 8 * FRAMES_PER_SECOND;
/** And at the quietest moment of its last third after this many: the network loops when it hears more at once. */
const MOST = 15 * FRAMES_PER_SECOND;
/** A pause is quiet for this many frames. */
const PAUSE = 0.25 * FRAMES_PER_SECOND;
/** Without this much voice there is nothing to recognise, seconds. */
const LEAST_VOICE = 0.1;

/** Root mean square of each frame. */
function loudnessOf(pcm: Int16Array): Float32Array {
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

/** Cuts a recording at its pauses into stretches of at most 15 seconds, and leaves out those without a voice. */
export function cutAtPauses(pcm: Int16Array): Stretch[] {
  const loudness = loudnessOf(pcm);
  const quiet = quietest(loudness);
  const cuts: number[] = [];
  let from = 0;
  const pauses = pausesIn(loudness, quiet);
  while (loudness.length - from > ENOUGH) {
    const pause = pauses.find((at) => at - from >= ENOUGH) ?? loudness.length;
    if (pause - from <= MOST) from = pause;
    else
      from =
        pauses.findLast((at) => at > from && at - from <= MOST) ??
        quietestFrame(loudness, from + (MOST * 2) / 3, from + MOST);
    cuts.push(from);
  }
  const bounds = [0, ...cuts.filter((cut) => cut < loudness.length), loudness.length];
  return bounds.slice(1).flatMap((to, index) => {
    const start = bounds[index] ?? 0;
    const voiced = loudness.subarray(start, to).filter((level) => level > quiet).length / FRAMES_PER_SECOND;
    const end = to === loudness.length ? pcm.length : to * FRAME;
    return voiced < LEAST_VOICE ? [] : [{ from: start * FRAME, to: end, voiced }];
  });
}
