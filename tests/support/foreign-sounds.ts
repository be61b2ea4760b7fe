/* What a microphone also records. Everything is mono, 16 kHz. */
import { SAMPLE_RATE } from '#speech/frames.ts';

const FULL_SCALE = 32767;
/** Three notes a second, Hz. */
const CHORDS = [
  [261.6, 329.6, 392],
  [220, 261.6, 329.6],
  [174.6, 220, 261.6],
  [196, 246.9, 293.7],
];
const OVERTONES = [1, 2, 3, 4, 5];
const HEADER_BYTES = 44;

const held = (sample: number): number => Math.round(Math.max(-FULL_SCALE, Math.min(FULL_SCALE, sample)));

/** Chords that change every second over a drum that beats twice in it. @param length samples */
export const chords = (length: number): Int16Array =>
  Int16Array.from({ length }, (_, at) => {
    const seconds = at / SAMPLE_RATE;
    const turn = 2 * Math.PI * seconds;
    const notes = CHORDS[Math.trunc(seconds) % CHORDS.length] ?? [];
    const drum = 0.5 * Math.exp(-20 * (seconds % 0.5)) * Math.sin(60 * turn);
    const tones = notes.flatMap((note) =>
      OVERTONES.map((overtone) => Math.sin(note * overtone * turn) / overtone ** 2 / 10),
    );
    return held(15_000 * tones.reduce((sum, tone) => sum + tone, drum));
  });

/** Two recordings at once. */
export const mixed = (one: Int16Array, other: Int16Array): Int16Array =>
  one.map((sample, at) => held(sample + (other[at] ?? 0)));

/** A recording whose louder parts are cut off. */
export const clipped = (speech: Int16Array): Int16Array => speech.map((sample) => held(30 * sample));

/** A WAV file of 16 bits with other samples, as many as it has. */
export function withSamples(wav: Uint8Array, pcm: Int16Array): Buffer {
  const bytes = Buffer.from(wav);
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).copy(bytes, HEADER_BYTES);
  return bytes;
}
