import type { AudioDecoder } from '../audio/audio-decoder.ts';
import { UnreadableAudio } from '../audio/unreadable-audio.ts';
import type { SpeakingDecline } from '../speech/pronunciation-scorer.ts';

const UNREADABLE = 'Mình không đọc được bản ghi âm này. Bạn ghi lại giúp mình nhé.';

/** Decodes and analyses a recording; an unreadable one is declined, not retried. */
export async function hearRecording<Result>(
  decoder: Pick<AudioDecoder, 'decode'>,
  { bytes }: { bytes: Uint8Array },
  listen: (pcm: Int16Array) => Promise<Result>,
): Promise<Result | SpeakingDecline> {
  try {
    return await listen(await decoder.decode(bytes));
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    const engine = { name: 'luyen-audio', version: '1' };
    return { outcome: 'declined', engine, reason: 'unreadable', message: UNREADABLE };
  }
}
