import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

import { currentSender } from '#src/platform/outbox/owner/sender.ts';

/** Maximum number of cached texts: a drill has some twenty words. */
const MOST_KEPT = 60;
/** Audio fetched on this page by text, oldest first. */
const kept = new Map<string, Promise<Blob | null>>();

async function fetchSpoken(text: string): Promise<Blob | null> {
  const sender = await currentSender();
  if (!sender) return null;
  const said = await call(ENDPOINTS.speech.textToSpeech, {
    body: { text, lang: 'en', voice_gender: 'female' },
    options: { as: sender },
  });
  if (!said.success) return null;
  const sound = await fetch(said.data.audio_url).catch(() => null);
  return sound?.ok ? sound.blob() : null;
}

/** English read by the server, for devices without an English voice; null if it could not be fetched. */
export async function spokenByServer(text: string): Promise<Blob | null> {
  const asked = kept.get(text) ?? fetchSpoken(text);
  kept.set(text, asked);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  const sound = await asked;
  // The next tap retries.
  if (!sound) kept.delete(text);
  return sound;
}
