import { deleteAppCaches } from '#src/platform/caches/delete-app-caches.ts';
import { WORKER_REMOVED } from '#src/platform/caches/worker-removed.ts';

/** What is needed of a page's `WindowClient`. */
interface Page {
  readonly url: string;
  postMessage(message: unknown, transfer: MessagePort[]): void;
  navigate(url: string): Promise<unknown>;
}

/** Maximum time in which a page that works answers, milliseconds. */
const ANSWER_MS = 5_000;

/** Whether the page takes care of its reload. */
const takesCare = (page: Page): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(true);
    setTimeout(done, ANSWER_MS, false);
    page.postMessage({ type: WORKER_REMOVED }, [port2]);
  });

/** A page that is too broken to answer has nothing to lose. */
async function leave(page: Page): Promise<void> {
  if (!(await takesCare(page))) await page.navigate(page.url).catch(() => null);
}

/**
 * Removes the service worker that it has replaced: its registration and the caches that it filled. What learners saved
 * and downloaded stays, and so does every database. Open pages load again from the network.
 * @param pages those that it controls
 */
export async function removeWorker(
  pages: readonly Page[],
  unregister: () => Promise<boolean>,
): Promise<void> {
  await deleteAppCaches();
  await unregister();
  await Promise.all(pages.map(leave));
}
