import { useSession } from '#src/session/session.ts';

/** A device that has held a queue may know a session that the browser lost when it was killed. */
async function hasHeldQueue(): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === 'luyen-outbox');
}

/** Loads and starts the queue once somebody is signed in, after the first frame; a guest has nothing to send. */
export async function startOutboxForLearners(): Promise<void> {
  const start = (atStart: boolean) =>
    void import('#src/outbox/start-outbox.ts').then(({ startOutbox }) => startOutbox(atStart));
  if (useSession.getState().token !== null || (await hasHeldQueue())) {
    start(true);
    return;
  }
  const stop = useSession.subscribe(({ token }) => {
    if (token === null) return;
    stop();
    start(false);
  });
}
