import { SAMPLE_RATE } from '#speech/features.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const PCM = 1;
const EXTENSIBLE = 0xfffe;

interface Chunk {
  id: string;
  start: number;
  length: number;
}

/** A recorder that was killed declares a last chunk longer than the file: only the bytes present are read. */
function* chunksOf(view: DataView): Generator<Chunk> {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const id = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    yield { id, start: at + 8, length };
    at += 8 + length + (length % 2);
  }
}

/**
 * Reads a WAV file of 16-bit PCM, at any rate and channel count.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export function readWav(file: Uint8Array): Int16Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [...chunksOf(view)];
  const format = chunks.find(({ id }) => id === 'fmt ');
  const data = chunks.find(({ id }) => id === 'data');
  if (format === undefined || format.length < 16 || data === undefined)
    throw new UnreadableAudio('WAV without format or data');
  const encoding = view.getUint16(format.start, true);
  const channels = view.getUint16(format.start + 2, true);
  const rate = view.getUint32(format.start + 4, true);
  const bits = view.getUint16(format.start + 14, true);
  if ((encoding !== PCM && encoding !== EXTENSIBLE) || bits !== 16)
    throw new UnreadableAudio(`WAV of encoding ${encoding} with ${bits} bits`);
  if (channels < 1 || channels > 8 || rate < 4000 || rate > 192_000)
    throw new UnreadableAudio(`WAV of ${channels} channels at ${rate} Hz`);
  const mono = Float32Array.from({ length: Math.floor(data.length / (2 * channels)) }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(data.start + 2 * (frame * channels + channel), true);
    return sum / (32767 * channels);
  });
  return toPcm16(resample(mono, rate, SAMPLE_RATE));
}
