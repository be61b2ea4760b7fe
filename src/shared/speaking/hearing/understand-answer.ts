import type { HeardSoFar } from '#speech/recognition/hear-on.ts';
import type { TextSpan } from '#speech/recognition/transcript.ts';
import { recordedSound } from '#src/platform/outbox/recordings/recorded-sound.ts';
import { hearWords, type Unheard } from './hear-words.ts';

/** How long an examiner waits in silence, milliseconds. */
const PATIENCE_MS = 6_000;

/** What was understood of an answer. */
export interface UnderstoodWords {
  /** Null where nobody heard it in time, or too little is sure. */
  text: string | null;
  /** Words of it that were perhaps not said. */
  unsure: readonly TextSpan[];
  /** It was heard, but too little is sure. */
  isUnclear: boolean;
  /** Why the server heard it instead of this device, which has the recogniser. */
  insteadOf: Unheard | null;
}

const NOTHING: UnderstoodWords = { text: null, unsure: [], isUnclear: false, insteadOf: null };

/**
 * What is understood of a recorded answer by this device, or without its recogniser by the server, while the examiner can
 * wait. No service is asked: the answer is written down when it is graded.
 * @param ahead what this device heard of it while it was spoken
 * @param signal the page is left: nobody needs to know any more
 */
export async function understandAnswer(
  owner: string,
  recordingId: string,
  ahead: Promise<HeardSoFar>,
  signal: AbortSignal,
): Promise<UnderstoodWords> {
  try {
    const sound = await recordedSound(recordingId);
    const before = await ahead;
    const patience = PATIENCE_MS;
    const heard = await hearWords(sound, {
      owner,
      signal,
      byItself: true,
      isAwaited: true,
      patience,
      before,
    });
    if ('unheard' in heard) return NOTHING;
    const { text, unsure, isReliable, insteadOf } = heard;
    return isReliable && text !== ''
      ? { text, unsure, isUnclear: false, insteadOf }
      : { ...NOTHING, isUnclear: true, insteadOf };
  } catch {
    // The recording is kept, and graded by the server.
    return NOTHING;
  }
}
