import { z } from 'zod/mini';

/** A worker's reply to a request. An error is identified by its class name. */
export const workerAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), name: z.string(), message: z.string() }),
]);
type WorkerAnswer = z.infer<typeof workerAnswer>;

/** What `handle` returns or throws, as a message. */
export async function answerRequest(
  handle: (request: unknown) => unknown,
  request: unknown,
): Promise<WorkerAnswer> {
  try {
    return { ok: true, value: await handle(request) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, name, message };
  }
}
