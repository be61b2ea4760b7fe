import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { canHearHere } from '#src/shared/speaking/hearing/hear-words.ts';

/** How often the server is given what was said so far, milliseconds, and how often at the most. */
const STEP_MS = 12_000;
const MOST = 5;

/**
 * Lets the server hear an answer while it is spoken, so that at its end only the last stretch remains to be heard. Nothing
 * where this device hears by itself, or there is no network. Throws nothing.
 * @param soFar the recording so far; null once it is over
 * @returns ends it
 */
export function hearAhead(owner: string, soFar: () => Blob | null): () => void {
  const left = new AbortController();
  let asked = 0;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    const sound = soFar();
    if (isAsking || asked >= MOST || sound === null || !navigator.onLine) return;
    isAsking = true;
    if (!(await canHearHere(owner)) && !left.signal.aborted) {
      asked += 1;
      // What it answers is of no use yet.
      await call(ENDPOINTS.speech.speechToText, {
        body: { lang: 'en', by: 'server' },
        options: { file: sound, signal: left.signal },
      });
    }
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), STEP_MS);
  return () => {
    clearInterval(timer);
    left.abort();
  };
}
