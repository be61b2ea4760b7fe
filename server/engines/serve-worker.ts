import { parentPort } from 'node:worker_threads';
import { logWarningsAsJson } from '../log/last-resort.ts';
import { answerRequest } from './answer-request.ts';

/**
 * The thread's side of a WorkerQueue: replies to every message with what `handle` returns or throws.
 * @param handle receives an unvalidated message
 */
export function serveWorker(handle: (request: unknown) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs in a worker thread');
  logWarningsAsJson();
  port.on('message', async (request: unknown) => port.postMessage(await answerRequest(handle, request)));
}
