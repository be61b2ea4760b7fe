import { setImmediate } from 'node:timers/promises';
import { PcmSink } from './pcm-sink.ts';
import { MAX_CHANNELS, MAX_DECODED_SECONDS, SAMPLE_RATES } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const PCM = 1;
const EXTENSIBLE = 0xfffe;
/** Chunks beyond these are not looked at; recorders write a handful. */
const MAX_CHUNKS = 1_000;

interface Chunk {
  id: string;
  start: number;
  length: number;
}

/** A recorder that was killed declares a last chunk longer than the file: only the bytes present are read. */
function* chunksOf(view: DataView): Generator<Chunk> {
  for (let at = 12, count = 0; at + 8 <= view.byteLength && count < MAX_CHUNKS; count++) {
    const id = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    yield { id, start: at + 8, length };
    at += 8 + length + (length % 2);
  }
}

/** @throws UnreadableAudio where it is not sound as anybody records it */
function readFormat(view: DataView, { start }: Chunk): { channels: number; rate: number } {
  const encoding = view.getUint16(start, true);
  const channels = view.getUint16(start + 2, true);
  const rate = view.getUint32(start + 4, true);
  const bits = view.getUint16(start + 14, true);
  if ((encoding !== PCM && encoding !== EXTENSIBLE) || bits !== 16)
    throw new UnreadableAudio(`WAV of encoding ${encoding} with ${bits} bits`);
  if (channels < 1 || channels > MAX_CHANNELS || !SAMPLE_RATES.has(rate))
    throw new UnreadableAudio(`WAV of ${channels} channels at ${rate} Hz`);
  return { channels, rate };
}

/** The mean of the channels, full scale ±1. */
function mono(view: DataView, start: number, frames: number, channels: number): Float32Array {
  const samples = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(start + 2 * (frame * channels + channel), true);
    samples[frame] = sum / (32767 * channels);
  }
  return samples;
}

/** The samples of a WAV file, which have not been looked at. */
export interface WavSound {
  codec: 'pcm';
  view: DataView;
  /** Where they begin. */
  start: number;
  channels: number;
  rate: number;
  frames: number;
}

/** Takes 16-bit PCM at the rates that are recorded. @throws UnreadableAudio */
export function openWav(file: Uint8Array): WavSound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [...chunksOf(view)];
  const format = chunks.find(({ id }) => id === 'fmt ');
  const data = chunks.find(({ id }) => id === 'data');
  if (format === undefined || format.length < 16 || data === undefined)
    throw new UnreadableAudio('WAV without format or data');
  const { channels, rate } = readFormat(view, format);
  return {
    codec: 'pcm',
    view,
    start: data.start,
    channels,
    rate,
    frames: Math.floor(data.length / (2 * channels)),
  };
}

/** A second at a time. */
function* pushAll({ view, start, channels, rate, frames: all }: WavSound, sink: PcmSink): Generator<void> {
  const frames = Math.min(all, MAX_DECODED_SECONDS * rate);
  for (let at = 0; at < frames; at += rate) {
    sink.push(mono(view, start + at * 2 * channels, Math.min(rate, frames - at), channels));
    yield;
  }
}

/** @returns mono, 16 kHz, up to `MAX_DECODED_SECONDS` */
export function decodeWav(sound: WavSound): Int16Array {
  const sink = new PcmSink(sound.rate);
  for (const _ of pushAll(sound, sink));
  return sink.finish();
}

/** The same where others wait for the thread: they have their turns in between. */
export async function decodeWavInTurns(sound: WavSound): Promise<Int16Array> {
  const sink = new PcmSink(sound.rate);
  for (const _ of pushAll(sound, sink)) await setImmediate();
  return sink.finish();
}

/**
 * Reads a WAV file.
 * @returns mono, 16 kHz, up to `MAX_DECODED_SECONDS`
 * @throws UnreadableAudio
 */
export const readWav = (file: Uint8Array): Int16Array => decodeWav(openWav(file));
