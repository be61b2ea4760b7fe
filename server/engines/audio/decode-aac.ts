import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import type { AacTrack } from './packet-track.ts';
import { packetsFrom } from './packets-from.ts';
import { PcmSink } from './pcm-sink.ts';
import { box, soundEntry, soundInMp4, u8, u16, u32 } from './sound-in-mp4.ts';
import { inGroups, soundWithin } from './sound-within.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** The part of the package used here, which bundles FFmpeg's MP4 demuxer and AAC decoder as WebAssembly. */
interface FileDecoder {
  readonly sampleRate: number;
  decodeAudioData(startSeconds: number, seconds: number): Float32Array;
  /** Deletes its file, not the module, which can be given another one. */
  dispose(): void;
  readonly _module: unknown;
  readonly constructor: new (module: unknown, file: ArrayBuffer) => FileDecoder;
}
type OpenFile = (wasmUrl: string, file: ArrayBuffer) => Promise<FileDecoder>;

const packageSchema = z.object({
  getAudioDecoder: z.custom<OpenFile>((value) => typeof value === 'function'),
});

/** What is decoded at a time, seconds: the package keeps several copies of it. */
const PIECE_SECONDS = 20;
/** Packets that a decoder needs before it sounds right. */
const OVERLAP = 4;

let loaded: { open: OpenFile; wasmUrl: string } | undefined;

/**
 * The package was built for browsers. Under Node its loader expects the two globals of a CommonJS file, which
 * are set in this process (it runs only decoders), and fetches its code, which is passed as a data URL.
 */
function loadPackage(): { open: OpenFile; wasmUrl: string } {
  if (loaded !== undefined) return loaded;
  const require = createRequire(import.meta.url);
  const wasm = require.resolve('@humansignal/audio-file-decoder/decode-audio.wasm');
  Object.assign(globalThis, { require, __dirname: dirname(wasm) });
  const { getAudioDecoder: open } = packageSchema.parse(require('@humansignal/audio-file-decoder'));
  loaded = { open, wasmUrl: `data:application/wasm;base64,${readFileSync(wasm, 'base64')}` };
  return loaded;
}

/** The package throws strings for a faulty file and Errors for its own faults. */
function blame(error: unknown): unknown {
  return typeof error === 'string' ? new UnreadableAudio(`not readable AAC: ${error}`) : error;
}

/** Every opened file leaves two listeners behind, which only rethrow what Node throws anyway. */
function rememberListeners(): { removeNewOnes(): void } {
  const exceptions = new Set(process.listeners('uncaughtException'));
  const rejections = new Set(process.listeners('unhandledRejection'));
  return {
    removeNewOnes() {
      for (const listener of process.listeners('uncaughtException'))
        if (!exceptions.has(listener)) process.removeListener('uncaughtException', listener);
      for (const listener of process.listeners('unhandledRejection'))
        if (!rejections.has(listener)) process.removeListener('unhandledRejection', listener);
    },
  };
}

/** A descriptor of ISO/IEC 14496-1, with its length in one byte. */
const descriptor = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u8(tag, content.length), content]);
};

/** An MP4 file of these packets and nothing else of the file they came in. */
function aacInMp4({ config, channels, rate, frame }: AacTrack, packets: readonly Uint8Array[]): Uint8Array {
  const decoder = descriptor(4, u8(0x40, 0x15, 0, 0, 0), u32(0, 0), descriptor(5, config));
  const specific = box('esds', u32(0), descriptor(3, u16(1), u8(0), decoder, descriptor(6, u8(2))));
  const length = packets.length * frame;
  const entry = soundEntry('mp4a', channels, rate, specific);
  return soundInMp4({ entry, packets, rate, frame, skip: 0, length, more: [] });
}

/** The last decoder whose file was sound: its module serves again, since each one takes 100 ms and 20 MB. */
let used: FileDecoder | undefined;

async function openFile(file: ArrayBuffer): Promise<FileDecoder> {
  const known = used;
  // What a damaged file leaves behind is not trusted.
  used = undefined;
  if (known) return new known.constructor(known._module, file);
  const { open, wasmUrl } = loadPackage();
  const listeners = rememberListeners();
  try {
    return await open(wasmUrl, file);
  } finally {
    listeners.removeNewOnes();
  }
}

/** Decodes a file of these packets, which the package does in one go. */
async function decodePiece(
  track: AacTrack,
  packets: readonly Uint8Array[],
): Promise<{ samples: Float32Array; rate: number }> {
  try {
    const decoder = await openFile(new Uint8Array(aacInMp4(track, packets)).buffer);
    const samples = decoder.decodeAudioData(0, Math.ceil((packets.length * track.frame) / track.rate));
    decoder.dispose();
    used = decoder;
    return { samples, rate: decoder.sampleRate };
  } catch (error) {
    throw blame(error);
  }
}

/**
 * Decodes the sound of a track up to the limit, a piece at a time. A piece begins with the end of the one before, without which its first samples would be wrong.
 * @param from seconds that are left out
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeAac(track: AacTrack, from: number): Promise<Int16Array> {
  const { frame } = track;
  const samplesOf = (): number => frame;
  const { packets, skip } = packetsFrom(soundWithin(track.packets, track.rate, samplesOf), {
    samplesOf,
    first: track.preSkip + Math.round(from * track.rate),
    lead: OVERLAP * frame,
  });
  const size = Math.ceil((PIECE_SECONDS * track.rate) / frame);
  let sink: PcmSink | undefined;
  let before: Uint8Array[] = [];
  for (const group of inGroups(packets, size)) {
    const { samples, rate } = await decodePiece(track, [...before, ...group]);
    // Some decode to twice the rate that they name.
    const scale = rate / track.rate;
    sink ??= new PcmSink(rate, Math.round(skip * scale));
    sink.push(samples.subarray(before.length * frame * scale));
    before = group.slice(-OVERLAP);
  }
  return sink?.finish() ?? new Int16Array();
}
