import { z } from 'zod/mini';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';

type SoundsOfText = ResponseOf<typeof ENDPOINTS.speech.graphemeToPhoneme>;

/** Pronunciations of English words from the CMU dictionary or, for other words, from their spelling. */
export interface WordSounds {
  /** The sounds of each word of a text. @throws EngineBusy, EngineStopped */
  ofText(text: string, lang: SoundsOfText['lang']): Promise<SoundsOfText>;
  /**
   * A word or phrase between slashes; null where one of its words is not in the dictionary. @throws the same
   */
  known(text: string): Promise<string | null>;
  close(): Promise<void>;
}

/** A text of maximum length takes about 30 ms, plus 200 ms for the first one to load the dictionary. */
const TIMEOUT_MS = 30_000;
const CAPACITY = 200;

/** Runs in a worker thread: loading the dictionary alone would block the API for 200 ms. */
export function createWordSounds(): WordSounds {
  const queue = new WorkerQueue<unknown>({
    worker: threadWorker(new URL('./sounds-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    // The type depends on the request.
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
