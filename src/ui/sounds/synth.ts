import { type Cue, type Note, SOUNDS } from './cues.ts';

/** Seconds until a note has its full loudness: without them it begins with a click. */
const ATTACK = 0.008;
/** What counts as silence: an exponential curve never reaches 0. */
const SILENCE = 0.0001;

/** A sound that its touch has waited for so long is not made any more, milliseconds. */
const TOO_LATE_MS = 300;

let context: AudioContext | null = null;

function schedule(audio: AudioContext, start: number, { wave, from, to, at, ms, gain }: Note): void {
  const [begin, end] = [start + at / 1000, start + (at + ms) / 1000];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(gain, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(end);
}

/** Makes the sound of a cue. A browser that plays nothing before a touch, or at all, stays silent. */
export async function playCue(cue: Cue): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  const touched = performance.now();
  // Before the first touch of the page this waits for one, which is then another's.
  if (context.state !== 'running') await context.resume();
  if (performance.now() - touched > TOO_LATE_MS) return;
  for (const note of SOUNDS[cue]) schedule(context, context.currentTime, note);
}
