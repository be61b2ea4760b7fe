import type { TextSpan } from '#speech/recognition/transcript.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { hearWords } from './hear-words.ts';

/** How long an examiner waits in silence, milliseconds. */
const PATIENCE_MS = 6_000;

/** What was understood of an answer. */
export interface UnderstoodWords {
  text: string;
  /** Words of it that were perhaps not said. */
  unsure: readonly TextSpan[];
}

/**
 * What is understood of a recorded answer by this device, or without its recogniser by the server, while the examiner can
 * wait; null where neither hears it in time, or too little is sure. No service is asked: the answer is written down when it
 * is graded.
 */
export async function understandAnswer(owner: string, recordingId: string): Promise<UnderstoodWords | null> {
  try {
    const [bytes, row] = await Promise.all([readRecording(recordingId), recordingById(recordingId)]);
    const sound = new Blob([bytes], { type: row?.type ?? '' });
    // Whoever leaves the room ends it with everything else (`endHearing`).
    const { signal } = new AbortController();
    const heard = await hearWords(sound, { owner, signal, byItself: true, patience: PATIENCE_MS });
    return 'unheard' in heard || !heard.isReliable ? null : { text: heard.text, unsure: heard.unsure };
  } catch {
    // The recording is kept, and graded by the server.
    return null;
  }
}
