import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { isSuccessAnswer } from './success-answer.ts';

/**
 * What the worker needs only now and then, with the outbox's database and the contract's schemas: a script of its
 * own, so that no page waits for it at the worker's start.
 */
const parts = { drainFromWorker, isSuccessAnswer };

export type LazyParts = typeof parts;

Object.assign(self, { lateParts: parts });
