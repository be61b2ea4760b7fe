import { z } from 'zod/mini';
import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { WritingGrader } from './writing-grader.ts';

/** The longest essay takes 100 ms, plus another 100 ms for the first one to load the word lists. */
const TIMEOUT_MS = 30_000;
const CAPACITY = 100;

/** Only our own worker replies, so checking the outcome is enough. */
const resultSchema = z.custom<WritingEvaluation['result']>(
  (value) => typeof value === 'object' && value !== null && 'outcome' in value,
);

/** The local grader in a worker thread, so that grading does not block the API. */
export function createThreadedWritingGrader(): WritingGrader & { close(): Promise<void> } {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./writing-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => resultSchema.parse(value),
  });
  return { grade: (input) => queue.run(input), close: () => queue.close() };
}
