import type { AudioDecoder } from '../audio/audio-decoder.ts';
import { MAX_PAID_SECONDS } from '../audio/sound-limits.ts';
import { RecordingTooLong, type Transcriber, type TranscriptionService } from './transcriber.ts';

/** Looks how long a recording is before a service is paid for it: 55 kB may hold 36 minutes. */
export const timedTranscriber = (
  service: TranscriptionService,
  decoder: Pick<AudioDecoder, 'secondsOf'>,
): Transcriber => ({
  async transcribe(recording, payer) {
    // A second more, so that what is too long is told from what is as long as may be.
    const seconds = await decoder.secondsOf(recording.bytes, MAX_PAID_SECONDS + 1);
    if (seconds > MAX_PAID_SECONDS) throw new RecordingTooLong(`more than ${MAX_PAID_SECONDS} s`);
    return service.transcribe({ ...recording, seconds }, payer);
  },
});
