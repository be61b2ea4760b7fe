import { z } from 'zod/mini';
import { WorkerQueue } from '../worker-queue.ts';
import type { AudioDecoder } from './audio-decoder.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const TIMEOUT_MS = 120_000;
const CAPACITY = 100;

/** Decodes with FFmpeg's libraries compiled to WebAssembly, in a worker thread. */
export function createLibavAudioDecoder(): AudioDecoder {
  const queue = new WorkerQueue({
    worker: new URL('./audio-worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => z.instanceof(Int16Array).parse(value),
    errorNamed: (name, message) => (name === 'UnreadableAudio' ? new UnreadableAudio(message) : undefined),
  });
  return { decode: (file) => queue.run(file), close: () => queue.close() };
}
