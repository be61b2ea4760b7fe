import { z } from 'zod/mini';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { WorkerQueue } from '../worker-queue.ts';

type SoundsOfText = ResponseOf<typeof ENDPOINTS.speech.graphemeToPhoneme>;

/** How English words sound, by the CMU dictionary and, for other words, by their spelling. */
export interface WordSounds {
  /** The sounds of each word of a text. @throws EngineBusy, EngineStopped */
  ofText(text: string, lang: SoundsOfText['lang']): Promise<SoundsOfText>;
  /** A word or phrase between slashes; null where one of its words is not in the dictionary. @throws the same */
  known(text: string): Promise<string | null>;
  close(): Promise<void>;
}

/** A text of the greatest length takes some 30 ms, the first one a fifth of a second more to load the dictionary. */
const TIMEOUT_MS = 30_000;
const CAPACITY = 200;

/** In a thread of its own: loading the dictionary alone would hold the API's own for a fifth of a second. */
export function createWordSounds(): WordSounds {
  const queue = new WorkerQueue<unknown>({
    worker: new URL('./sounds-worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    // What it is depends on what was asked.
    parse: (value) => value,
  });
  return {
    async ofText(text, lang) {
      return ENDPOINTS.speech.graphemeToPhoneme.response.parse(
        await queue.run({ kind: 'of-text', text, lang }),
      );
    },
    async known(text) {
      return z.nullable(z.string()).parse(await queue.run({ kind: 'known', text }));
    },
    close: () => queue.close(),
  };
}
