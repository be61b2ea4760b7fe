import type { ApiCaller } from '#server/http/api-callers.ts';
import { type OwnLimit, useUp } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';

const DAY = 86_400;
/**
 * Calls that only look up words are this many times cheaper than those that recognise or synthesise speech.
 */
const LOOKUP_FACTOR = 20;

/** Counted separately: scoring a reading, speaking a text, transcribing a recording, looking up words. */
export type SpeechWork = 'score' | 'say' | 'write' | 'look-up';

/** Daily limits of each caller; guests also by their network, since a device creates its own token. */
export function speechLimits({ db, config }: Pick<Platform, 'db' | 'config'>) {
  const max = {
    learner: config.SPEECH_PER_LEARNER_DAY,
    guest: config.SPEECH_PER_GUEST_DAY,
    key: config.SPEECH_PER_KEY_DAY,
  };
  return (caller: ApiCaller, work: SpeechWork): Promise<void> => {
    const times = work === 'look-up' ? LOOKUP_FACTOR : 1;
    const limit = (callerKind: string, subject: OwnLimit['subject'], count: number): OwnLimit => ({
      name: `speech-${work}/${callerKind}`,
      subject,
      max: count * times,
      windowSeconds: DAY,
    });
    const callerLimit = limit(caller.kind, { [caller.kind]: caller.id }, max[caller.kind]);
    const network = limit('guest-network', { network: caller.network }, config.SPEECH_PER_GUEST_NETWORK_DAY);
    return useUp(db, caller.kind === 'guest' ? [callerLimit, network] : [callerLimit], 'TOO_MANY_REQUESTS');
  };
}
