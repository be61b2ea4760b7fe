import { availableParallelism } from 'node:os';
import { z } from 'zod/mini';
import { WorkerLost } from '../engine-errors.ts';
import { type ProcessLimits, processWorker } from '../process-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { AudioDecoder } from './audio-decoder.ts';
import type { AudioRequest } from './audio-request.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const TIMEOUT_MS = 120_000;
const CAPACITY = 100;
/** More would wait for the scorer, which is one. */
const MOST_PROCESSES = 4;
/** A process that nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000;

/** Five minutes of sound take 190 MB and three seconds. */
const LIMITS: ProcessLimits = { megabytes: 320, heapMegabytes: 96, processorSeconds: 20 };

const samplesSchema = z.instanceof(Int16Array);
const secondsSchema = z.number();

const processFile = new URL('./audio-process.ts', import.meta.url);

/**
 * Decodes with FFmpeg's libraries compiled to WebAssembly, in processes of their own. A file over which two processes
 * are lost is unreadable; over the first one the machine may have run out of memory.
 */
export function createLibavAudioDecoder({ file = processFile, limits = LIMITS } = {}): AudioDecoder {
  const queue = new WorkerQueue({
    worker: processWorker(file, limits),
    workers: Math.min(MOST_PROCESSES, availableParallelism()),
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    capacity: CAPACITY,
    parse: (value) => value,
    errorNamed: (name, message) => (name === 'UnreadableAudio' ? new UnreadableAudio(message) : undefined),
  });
  const ask = async (request: AudioRequest, isLastTry = false): Promise<unknown> => {
    try {
      return await queue.run(request);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (!isLastTry) return ask(request, true);
      throw new UnreadableAudio(`it ends decoders: ${error.message}`);
    }
  };
  return {
    decode: async (bytes, from = 0) => samplesSchema.parse(await ask({ file: bytes, from, most: null })),
    secondsOf: async (bytes, most) => secondsSchema.parse(await ask({ file: bytes, from: 0, most })),
    close: () => queue.close(),
  };
}
