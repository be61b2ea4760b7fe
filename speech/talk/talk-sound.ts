import { refuseTalk, type SignalDecline } from '../aligned-reading.ts';
import { log } from '../exact-math.ts';
import { quantile } from '../scoring/statistics.ts';
import { inspectSignal, SIGNAL_FRAMES_PER_SECOND, type SignalReport } from '../signal-checks.ts';

/** What is heard in a talk without a transcript. Times are seconds. */
export interface TalkSound {
  /** Of the recording. */
  duration: number;
  /** From the first sound to the last one. */
  talkSeconds: number;
  /** Silences of at least a quarter of a second, between the first sound and the last one. */
  pauses: { start: number; end: number }[];
  /** Share of the time between the first sound and the last one that is paused, 0–1. */
  pauseShare: number;
  /** Syllables per second, excluding pauses: counted by rises in the voice, not by words. */
  syllableRate: number;
  /** Pitch range of the voice in semitones; null if there is too little voice. */
  melody: number | null;
  /** Level of the voice above the background, dB. */
  clearance: number;
}

/** Shorter silences belong to sounds. Frames. */
const SHORTEST_PAUSE = 0.25 * SIGNAL_FRAMES_PER_SECOND;
/**
 * A pause is this far below the louder parts or, with a loud background, this share of the way down to it.
 */
const PAUSE_DEPTH = 25;
const PAUSE_SHARE = 0.6;
/** A syllable is a rise of the voice this high above the dip before it, dB. */
const DIP = 2;
/** Minimum voiced frames to determine the melody. */
const ENOUGH_VOICE = SIGNAL_FRAMES_PER_SECOND;

/** Averages each level with its neighbours. */
const smoothed = (levels: readonly number[]): number[] =>
  levels.map((level, at) => ((levels[at - 1] ?? level) + level + (levels[at + 1] ?? level)) / 3);

/** Stretches of frames below a level, between the first and last frames above it. */
function silences(levels: readonly number[], below: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let last = levels.findIndex((level) => level >= below);
  for (let frame = last + 1; frame < levels.length; frame++) {
    if ((levels[frame] ?? 0) < below) continue;
    if (frame - last - 1 >= SHORTEST_PAUSE) found.push({ start: last + 1, end: frame });
    last = frame;
  }
  return found;
}

/**
 * Voiced peaks of the level that stand out from the dips before them (as de Jong and Wempe count syllables).
 */
function countSyllables(levels: readonly number[], pitch: Float32Array, above: number): number {
  let count = 0;
  let dip = Number.NEGATIVE_INFINITY;
  for (const [frame, level] of levels.entries()) {
    dip = Math.min(dip, level);
    const isPeak = level >= (levels[frame - 1] ?? level) && level > (levels[frame + 1] ?? level);
    if (!isPeak || level < above || level - dip < DIP) continue;
    if ((pitch[frame] ?? 0) === 0) continue;
    count++;
    dip = level;
  }
  return count;
}

function melodyOf(pitch: Float32Array): number | null {
  const tones = [...pitch].flatMap((hertz) => (hertz > 0 ? [(12 * log(hertz / 100)) / Math.LN2] : []));
  return tones.length < ENOUGH_VOICE ? null : quantile(tones, 0.9) - quantile(tones, 0.1);
}

/** What the signal alone reveals. */
function soundOf({ levels, loudness, clearance, pitch, duration }: SignalReport): TalkSound {
  const quiet = loudness - Math.min(PAUSE_DEPTH, PAUSE_SHARE * clearance);
  const pauses = silences(levels, quiet);
  const first = Math.max(
    0,
    levels.findIndex((level) => level >= quiet),
  );
  const spoken = levels.findLastIndex((level) => level >= quiet) + 1 - first;
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  const syllables = countSyllables(smoothed(levels), pitch, quiet);
  const seconds = (frames: number) => frames / SIGNAL_FRAMES_PER_SECOND;
  return {
    duration,
    talkSeconds: seconds(spoken),
    pauses: pauses.map(({ start, end }) => ({ start: seconds(start), end: seconds(end) })),
    pauseShare: paused / Math.max(1, spoken),
    syllableRate: syllables / Math.max(1, seconds(spoken - paused)),
    melody: melodyOf(pitch),
    clearance,
  };
}

export type ListenedTalk =
  | { outcome: 'refused'; reason: SignalDecline }
  | { outcome: 'listened'; sound: TalkSound };

/**
 * Analyses a talk whose words are unknown.
 * @param pcm mono, 16 kHz
 */
export function listenToTalk(pcm: Int16Array): ListenedTalk {
  const signal = inspectSignal(pcm);
  const reason = refuseTalk(signal);
  return reason === null ? { outcome: 'listened', sound: soundOf(signal) } : { outcome: 'refused', reason };
}
