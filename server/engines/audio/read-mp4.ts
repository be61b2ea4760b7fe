import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { SAMPLE_RATE } from '#speech/features.ts';
import { withoutRepeatedFragments } from '#speech/repeated-fragments.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { MAX_DECODED_SECONDS } from './audio-decoder.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** The part of the package used here, which bundles FFmpeg's MP4 demuxer and AAC decoder as WebAssembly. */
interface FileDecoder {
  readonly sampleRate: number;
  decodeAudioData(startSeconds: number, seconds: number): Float32Array;
  dispose(): void;
}
type OpenFile = (wasmUrl: string, file: ArrayBuffer) => Promise<FileDecoder>;

const packageSchema = z.object({
  getAudioDecoder: z.custom<OpenFile>((value) => typeof value === 'function'),
});

let loaded: { open: OpenFile; wasmUrl: string } | undefined;

/**
 * The package was built for browsers. Under Node its loader expects the two globals of a CommonJS file, which
 * are set in this thread (it runs only decoders), and fetches its code, which is passed as a data URL.
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
  return typeof error === 'string' ? new UnreadableAudio(`not a readable MP4: ${error}`) : error;
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

/**
 * Decodes AAC or Opus in MP4, fragmented or not: the format Safari records.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function readMp4(file: Uint8Array): Promise<Int16Array> {
  const { open, wasmUrl } = loadPackage();
  const listeners = rememberListeners();
  try {
    const decoder = await open(wasmUrl, withoutRepeatedFragments(file).buffer);
    try {
      const samples = decoder.decodeAudioData(0, MAX_DECODED_SECONDS);
      return toPcm16(resample(samples, decoder.sampleRate, SAMPLE_RATE));
    } finally {
      decoder.dispose();
    }
  } catch (error) {
    throw blame(error);
  } finally {
    listeners.removeNewOnes();
  }
}
