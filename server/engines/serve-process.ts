import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { z } from 'zod/mini';
import { answerRequest } from './answer-request.ts';

/** The first message of a process: what ends it from now on is a request. */
export const PROCESS_STARTED = 'started';

const messageSchema = z.object({ request: z.unknown() });

/**
 * The process's side of a WorkerQueue: replies to every message with what `handle` returns or throws. Terminals and
 * service managers signal the server's children, too, but only the server knows whether a recording still waits: it ends
 * them, or they end with its channel.
 * @param handle receives an unvalidated message
 */
export function serveProcess(handle: (request: unknown) => unknown): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('this file runs in a process of the server');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', async (message) => {
    send(await answerRequest(handle, messageSchema.parse(message).request));
  });
  send(PROCESS_STARTED);
  // Now rather than at the end, which a killed process never reaches.
  flushCompileCache();
}
