import { z } from 'zod/mini';
import type { Pronunciation } from '#speech/pronunciation.ts';
import { WorkerQueue } from '../worker-queue.ts';
import { pronunciationResult } from './pronunciation-result.ts';
import type { PronunciationScorer } from './pronunciation-scorer.ts';

/** The longest recording takes about half a minute on one core; the first one also loads the model. */
const TIMEOUT_MS = 180_000;
const CAPACITY = 100;

/** Only our own worker answers, so its answer's shape is told by its outcome. */
const pronunciationSchema = z.custom<Pronunciation>(
  (value) => typeof value === 'object' && value !== null && 'outcome' in value,
);

/**
 * Scores on this machine, in a thread of its own: the acoustic model and the dictionary are loaded there with the
 * first recording and stay (about 150 MB).
 */
export function createLocalPronunciationScorer(): PronunciationScorer & { close(): Promise<void> } {
  const queue = new WorkerQueue({
    worker: new URL('./pronunciation-worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => pronunciationSchema.parse(value),
  });
  return {
    score: async (input) => pronunciationResult(await queue.run(input)),
    close: () => queue.close(),
  };
}
