import { DOWNLOADS_CACHE, SAVED_TEXTS_CACHE } from './saved-texts-cache.ts';

/** What the learner put on the device: only the learner deletes it. */
const OF_THE_LEARNER: readonly string[] = [SAVED_TEXTS_CACHE, DOWNLOADS_CACHE];

/** Deletes every cache that the service worker fills by itself; databases are not touched. */
export async function deleteAppCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !OF_THE_LEARNER.includes(name)).map((name) => caches.delete(name)),
  );
}
