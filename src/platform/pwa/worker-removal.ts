import { deleteAppCaches } from '#src/platform/caches/delete-app-caches.ts';
import { WORKER_REMOVED } from '#src/platform/caches/worker-removed.ts';
import { applyUpdate, offerUpdate } from './update.ts';

/** Reloads without asking, as soon as nothing holds it back: the page may run with a broken worker. */
function reloadWhenFree(): void {
  offerUpdate(() => location.reload());
  applyUpdate();
}

/** Follows the worker that removes a broken one: answers it, and reloads when that harms nothing. */
export function followRemoval(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data, ports }) => {
    if (typeof data !== 'object' || data === null || data.type !== WORKER_REMOVED) return;
    ports[0]?.postMessage('ok');
    reloadWhenFree();
  });
}

/** Removes the worker from the page: the server says that it is off, whatever the browser did about it. */
export async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  if (!registration) return;
  const isControlled = container.controller !== null;
  await deleteAppCaches();
  await registration.unregister();
  if (isControlled) reloadWhenFree();
}
