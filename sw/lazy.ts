import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { isSuccessAnswer } from './success-answer.ts';

/**
 * Code that the worker needs only occasionally, with the outbox's database and the contract's schemas: a separate
 * script, so that no page waits for it when the worker starts.
 */
const parts = { drainFromWorker, isSuccessAnswer };

export type LazyParts = typeof parts;

Object.assign(self, { lazyParts: parts });
