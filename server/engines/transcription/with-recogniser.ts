import { ProviderError } from '../providers/provider-error.ts';
import type { TranscriptionService } from './transcriber.ts';

/**
 * Lets the server's own recogniser do what a service does not: where there is none, for guests and learners who did not
 * agree to it, when their day is used up, and when it fails.
 */
export function withRecogniser(
  service: TranscriptionService | null,
  recogniser: TranscriptionService | null,
): TranscriptionService | null {
  if (!service || !recogniser) return service ?? recogniser;
  return {
    transcribe: (recording, payer) =>
      service.transcribe(recording, payer).catch((error: unknown) => {
        if (error instanceof ProviderError) return recogniser.transcribe(recording, payer);
        throw error;
      }),
  };
}
