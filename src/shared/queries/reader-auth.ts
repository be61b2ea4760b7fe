import type { CallOptions } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** How a read says whose answers it wants. What tells a guest lies in the queue's database, which learners' reads do without. */
export async function readerAuth(): Promise<Pick<CallOptions, 'token' | 'headers'>> {
  const { token } = currentSession();
  if (token !== null) return { token };
  const { takerAuth } = await import('#src/platform/outbox/owner/taker.ts');
  return takerAuth();
}
