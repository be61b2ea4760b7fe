import { deleteAppCaches } from '#src/platform/caches/delete-app-caches.ts';
import { WORKER_REMOVED } from '#src/platform/caches/worker-removed.ts';

declare const self: ServiceWorkerGlobalScope;

/** Maximum time in which a page that works answers, milliseconds. */
const ANSWER_MS = 5_000;

/** Whether the page takes care of its reload. */
const takesCare = (client: Client): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(true);
    setTimeout(done, ANSWER_MS, false);
    client.postMessage({ type: WORKER_REMOVED }, [port2]);
  });

/** A page that is too broken to answer has nothing to lose. */
async function leave(client: WindowClient): Promise<void> {
  if (!(await takesCare(client))) await client.navigate(client.url).catch(() => null);
}

/**
 * Removes the service worker that it has replaced: its registration and the caches that it filled. What learners saved
 * and downloaded stays, and so does every database. Open pages load again from the network.
 */
export async function removeWorker(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await deleteAppCaches();
  await self.registration.unregister();
  await Promise.all(pages.map(leave));
}
