import { z } from 'zod/mini';
import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { WritingGrader } from './writing-grader.ts';

/** The longest essay takes a tenth of a second, the first one as long again to load the word lists. */
const TIMEOUT_MS = 30_000;
const CAPACITY = 100;

/** Only our own worker answers, so its answer's shape is told by its outcome. */
const resultSchema = z.custom<WritingEvaluation['result']>(
  (value) => typeof value === 'object' && value !== null && 'outcome' in value,
);

/** The local grader in a thread of its own, so that the API goes on while an essay is read. */
export function createThreadedWritingGrader(): WritingGrader & { close(): Promise<void> } {
  const queue = new WorkerQueue({
    worker: new URL('./writing-worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => resultSchema.parse(value),
  });
  return { grade: (input) => queue.run(input), close: () => queue.close() };
}
