import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

/** `unwritten`: it could not be written down, and may be typed instead. */
export type WrittenTake = { kind: 'words'; words: string } | { kind: 'silence' | 'unwritten' };

/** Lets the server, or a service of its, write down what was said. Throws nothing. */
export async function writeDown(sound: Blob, signal: AbortSignal): Promise<WrittenTake> {
  const result = await call(ENDPOINTS.speech.speechToText, {
    body: { lang: 'en' },
    options: { file: sound, signal },
  });
  if (!result.success || result.data.is_reliable === false) return { kind: 'unwritten' };
  const words = result.data.text.trim();
  return words === '' ? { kind: 'silence' } : { kind: 'words', words };
}
