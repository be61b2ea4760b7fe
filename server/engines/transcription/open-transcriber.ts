import type { Config } from '#server/config/config.ts';
import type { Budget } from '../providers/budget.ts';
import { type ProviderPatience, providerAccess } from '../providers/provider-access.ts';
import type { TranscriptionService } from './transcriber.ts';
import { createTranscriptionService } from './transcription-service.ts';

type TranscriptionConfig = ProviderPatience &
  Pick<
    Config,
    'TRANSCRIPTION_BASE_URL' | 'TRANSCRIPTION_API_KEY' | 'TRANSCRIPTION_MODEL' | 'TRANSCRIPTION_MINUTE_PRICE'
  >;

/** The configured service, or null. */
export function openTranscriber(
  config: TranscriptionConfig,
  budget: Budget,
  hasAgreed: (learnerId: string) => Promise<boolean>,
): TranscriptionService | null {
  if (!config.TRANSCRIPTION_BASE_URL) return null;
  return createTranscriptionService({
    access: providerAccess(config.TRANSCRIPTION_BASE_URL, config.TRANSCRIPTION_API_KEY, config),
    model: config.TRANSCRIPTION_MODEL,
    price: config.TRANSCRIPTION_MINUTE_PRICE,
    budget,
    hasAgreed,
  });
}
