import { hasDatabase } from '#src/platform/offline/has-database.ts';
import { hasHeldWork } from '#src/platform/offline/work-marker.ts';
import { sendRequests } from '#src/platform/outbox/sending/send-soon.ts';
import { useSession } from '#src/platform/session/session.ts';

/**
 * A device that has had an outbox may hold a guest's work, or a session that the browser lost when it was killed; or
 * the outbox itself was lost, which must be reported.
 */
async function hasHeldQueue(): Promise<boolean> {
  if (hasHeldWork()) return true;
  if (!hasDatabase() || !('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === 'luyen-outbox');
}

/**
 * Loads and starts the outbox once somebody is signed in, after the first frame. A guest has nothing to send until
 * they save something, for example in the placement test.
 */
export async function startOutboxWhenNeeded(): Promise<void> {
  const start = (atStart: boolean) =>
    void import('#src/platform/outbox/start/start-outbox.ts').then(({ startOutbox }) => startOutbox(atStart));
  if (useSession.getState().token !== null || (await hasHeldQueue())) {
    start(true);
    return;
  }
  const first = new AbortController();
  const begin = (): void => {
    if (first.signal.aborted) return;
    first.abort();
    start(false);
  };
  sendRequests.addEventListener('send', begin, { signal: first.signal });
  const stop = useSession.subscribe(({ token }) => {
    if (token !== null) begin();
  });
  first.signal.addEventListener('abort', stop);
}
