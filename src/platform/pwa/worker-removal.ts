import { deleteAppCaches } from '#src/platform/caches/delete-app-caches.ts';
import { reloadWhenFree } from './update.ts';

/** Answers the worker that removes a broken one: this page loads again by itself, once that harms nothing. */
export function answerRemoval([port]: readonly Pick<MessagePort, 'postMessage'>[]): void {
  port?.postMessage('ok');
  reloadWhenFree();
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
