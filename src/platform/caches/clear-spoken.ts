import { SPOKEN_PATH } from '#contract/spoken-path.ts';
import { MEDIA_CACHE } from './saved-texts-cache.ts';

/** Deletes the sound of what the learner typed from the service worker's cache; the content's own media stays. */
export async function clearSpoken(): Promise<void> {
  const cache = await caches.open(MEDIA_CACHE);
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.startsWith(SPOKEN_PATH)) await cache.delete(url);
}
