import type { RecordingType } from '#contract/file.ts';

export interface Transcript {
  text: string;
  engine: { name: string; version: string };
}

/**
 * Who a recording is transcribed for. A learner must consent and has a budget; a program with an access key
 * acts for its users and is counted by its key; a guest has not consented.
 */
export interface Payer {
  kind: 'learner' | 'guest' | 'key';
  id: string;
}

/** Transcribes a recording. @throws ProviderError when the service fails */
export interface Transcriber {
  transcribe(recording: { bytes: Uint8Array; type: RecordingType }, payer: Payer): Promise<Transcript>;
}
