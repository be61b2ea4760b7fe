import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type AnswerUnderWay, isTimeToHear, NOT_YET } from '#rules/speaking/when-to-hear-ahead.ts';
import { call } from '#src/platform/http/http.ts';
import { canHearHere } from '#src/shared/speaking/hearing/hear-words.ts';

/** Interval at which it is asked whether it is time, milliseconds. */
const STEP_MS = 250;

interface Ahead {
  /** The recording so far; null once it is over. */
  soFar: () => Blob | null;
  voice: () => Pick<AnswerUnderWay, 'spoken' | 'silence'>;
}

/**
 * Lets the server hear an answer while it is spoken, and when it is perhaps over, so that at its end hardly anything
 * remains to be heard. Nothing where this device hears by itself, or there is no network. Throws nothing.
 * @returns ends it
 */
export function hearAhead(owner: string, { soFar, voice }: Ahead): () => void {
  const left = new AbortController();
  const begun = performance.now();
  let before = NOT_YET;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    const sound = soFar();
    if (isAsking || sound === null || !navigator.onLine) return;
    const elapsed = (performance.now() - begun) / 1000;
    const { spoken, silence } = voice();
    if (!isTimeToHear({ elapsed, spoken, silence }, before)) return;
    isAsking = true;
    before = { times: before.times + 1, at: elapsed, spoken: spoken ?? 0 };
    if (!(await canHearHere(owner)) && !left.signal.aborted)
      // What it answers is of no use yet.
      await call(ENDPOINTS.speech.speechToText, {
        body: { lang: 'en', by: 'server' },
        options: { file: sound, signal: left.signal },
      });
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), STEP_MS);
  return () => {
    clearInterval(timer);
    left.abort();
  };
}
