import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { ServerProcess } from './server-process.ts';

/** Sends a command for something the learner does now, once, as the app does; a body may contain another time. */
export async function command(
  server: ServerProcess,
  { token }: Account,
  path: string,
  body: object,
): Promise<void> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ at: Date.now(), skew: 0, ...body }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
