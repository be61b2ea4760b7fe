import { SNAPSHOTS_CACHE } from '#src/platform/caches/snapshots-cache.ts';

/** Id of the snapshot's element in a saved page. */
export const SNAPSHOT_ID = 'kept-frame';
/** A snapshot that is still there by then must not hide the app any longer, milliseconds. */
const MAX_MS = 8_000;

/** Removes the snapshot once the app has rendered the page. */
export function removePageSnapshot(): void {
  document.getElementById(SNAPSHOT_ID)?.remove();
}

/**
 * Removes the snapshot in time whatever happens at the start, and immediately if it is another learner's: a
 * session may have ended without a sign-out.
 */
export function watchPageSnapshot(owner: string | null): void {
  const snapshot = document.getElementById(SNAPSHOT_ID);
  if (!snapshot) return;
  if (snapshot.dataset.owner === owner) setTimeout(removePageSnapshot, MAX_MS);
  else void clearPageSnapshots().finally(removePageSnapshot);
}

/** Deletes the snapshot of a page that will look different at its next start. */
export async function deletePageSnapshot(path: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(SNAPSHOTS_CACHE)).delete(path);
}

/** Deletes all snapshots: they may show what a learner wrote. */
export async function clearPageSnapshots(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SNAPSHOTS_CACHE);
}
