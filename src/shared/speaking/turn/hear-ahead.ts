import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import {
  type AnswerUnderWay,
  type EarAhead,
  heardNow,
  isTimeToHear,
  NOT_YET,
} from '#rules/speaking/when-to-hear-ahead.ts';
import { type HeardSoFar, NOTHING_YET } from '#speech/recognition/hear-on.ts';
import { call } from '#src/platform/http/http.ts';
import { canHearHere, hearSoFarHere } from '#src/shared/speaking/hearing/hear-words.ts';

/** Interval at which it is asked whether it is time, milliseconds. */
const STEP_MS = 250;

interface Ahead {
  /** The recording so far; null once it is over. */
  soFar: () => Blob | null;
  voice: () => Pick<AnswerUnderWay, 'spoken' | 'silence'>;
  /** The page is left: this device's recogniser is needed no more. */
  left: AbortSignal;
}

/**
 * Lets this device, or without its recogniser the server, hear an answer while it is spoken, and when it is perhaps over, so
 * that at its end hardly anything remains to be heard. Throws nothing.
 * @returns ends it, and tells what this device has heard; the server remembers that by itself
 */
export function hearAhead(owner: string, { soFar, voice, left }: Ahead): () => Promise<HeardSoFar> {
  const over = new AbortController();
  const begun = performance.now();
  let ear: EarAhead | null = null;
  let before = NOT_YET;
  let heard = NOTHING_YET;
  let asking: Promise<void> | null = null;
  void canHearHere(owner).then((here) => {
    ear = here ? 'device' : 'server';
  });
  const hearHere = async (sound: Blob): Promise<void> => {
    const more = await hearSoFarHere(owner, sound, heard, left);
    if (more) heard = more;
    else ear = 'server';
  };
  const hearThere = async (sound: Blob): Promise<void> => {
    // What it answers is of no use yet.
    await call(ENDPOINTS.speech.speechToText, {
      body: { lang: 'en', by: 'server', stage: 'so_far' },
      options: { file: sound, signal: over.signal },
    });
  };
  const look = (): void => {
    const sound = soFar();
    if (asking || sound === null || ear === null || (ear === 'server' && !navigator.onLine)) return;
    const elapsed = (performance.now() - begun) / 1000;
    const underWay = { elapsed, ...voice() };
    if (!isTimeToHear(ear, underWay, before)) return;
    before = heardNow(underWay, before);
    asking = (ear === 'device' ? hearHere(sound) : hearThere(sound)).finally(() => {
      asking = null;
    });
  };
  const timer = setInterval(look, STEP_MS);
  return async () => {
    clearInterval(timer);
    over.abort();
    await asking;
    return heard;
  };
}
