import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fetchFile } from '#src/platform/http/fetch-file.ts';
import { call } from '#src/platform/http/http.ts';
import { currentSender } from '#src/platform/outbox/owner/sender.ts';

/** Maximum number of cached texts: a drill has some twenty words. */
const MAX_CACHED = 60;
/** Audio fetched on this page by text, oldest first. */
const cache = new Map<string, Promise<Blob | null>>();

async function fetchSpoken(text: string): Promise<Blob | null> {
  const sender = await currentSender();
  if (!sender) return null;
  const result = await call(ENDPOINTS.speech.textToSpeech, {
    body: { text, lang: 'en', voice_gender: 'female' },
    options: { as: sender },
  });
  if (!result.success) return null;
  const sound = await fetchFile(result.data.audio_url).catch(() => null);
  return sound?.ok ? sound.blob() : null;
}

/** English read by the server, for devices without an English voice; null if it could not be fetched. */
export async function spokenByServer(text: string): Promise<Blob | null> {
  const fetched = cache.get(text) ?? fetchSpoken(text);
  cache.set(text, fetched);
  const oldest = cache.keys().next();
  if (cache.size > MAX_CACHED && !oldest.done) cache.delete(oldest.value);
  const sound = await fetched;
  // The next tap retries.
  if (!sound) cache.delete(text);
  return sound;
}
