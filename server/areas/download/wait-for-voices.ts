import { setTimeout } from 'node:timers/promises';
import type { VoiceFacts } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** How long a call waits for voices, milliseconds: less than the app waits for an answer. */
const WAIT_MS = 8_000;
/** When to ask again, seconds. */
const RETRY_SECONDS = 10;

type Facts = Map<string, VoiceFacts>;
/** The result of making voices, shared by calls with the same key. Throws `VOICES_NOT_READY` while they are being made. */
export type WaitForVoices = (key: string, make: () => Promise<Facts>) => Promise<Facts>;

/** Waits as long as a call may; what is under way goes on meanwhile. */
export function waitingForVoices(): WaitForVoices {
  const inProgress = new Map<string, Promise<Facts>>();
  return async (key, make) => {
    const making = inProgress.get(key) ?? make().finally(() => inProgress.delete(key));
    inProgress.set(key, making);
    const waited = new AbortController();
    try {
      const facts = await Promise.race([making, setTimeout(WAIT_MS, null, { signal: waited.signal })]);
      if (facts === null) throw new ApiFailure('VOICES_NOT_READY', undefined, RETRY_SECONDS);
      return facts;
    } finally {
      waited.abort();
    }
  };
}
