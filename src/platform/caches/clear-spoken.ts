import { SPOKEN_PATH } from '#contract/spoken-path.ts';
import { MEDIA_CACHE } from './saved-texts-cache.ts';

/** Deletes the sound of what the learner typed from the service worker's cache; the content's own media stays. */
export async function clearSpoken(): Promise<void> {
  if (!(await caches.has(MEDIA_CACHE))) return;
  const cache = await caches.open(MEDIA_CACHE);
  const entries = await cache.keys();
  await Promise.all(
    entries
      .filter(({ url }) => new URL(url).pathname.startsWith(SPOKEN_PATH))
      .map((request) => cache.delete(request)),
  );
}
