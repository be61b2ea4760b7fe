import { z } from 'zod/mini';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';

const TIMEOUT_MS = 300_000;
const CAPACITY = 20;

/** Encodes speech to a file that browsers can play. */
export interface SpeechEncoder {
  /** Id of the encoder; changes whenever the same samples would give another file. */
  readonly encoder: string;
  /**
   * @param pcm mono, 16 kHz
   * @returns an MP4 file with Opus (audio/mp4)
   */
  encode(pcm: Int16Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Encodes with libopus compiled to WebAssembly, in a worker thread. */
export function createSpeechEncoder(): SpeechEncoder {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./opus-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => z.instanceof(Uint8Array).parse(value),
  });
  return { encoder: 'opus-mp4-1', encode: (pcm) => queue.run(pcm), close: () => queue.close() };
}
