import type { RecordingType } from '#contract/file.ts';

export interface Transcript {
  text: string;
  engine: { name: string; version: string };
}

/**
 * For whom a recording is written down. A learner agrees to it and has a budget; a program with an access key answers
 * for its own users and is counted by its key; a guest agreed to nothing.
 */
export interface Payer {
  kind: 'learner' | 'guest' | 'key';
  id: string;
}

/** Writes down what is said in a recording. @throws ProviderTrouble when the service does not help */
export interface Transcriber {
  transcribe(recording: { bytes: Uint8Array; type: RecordingType }, payer: Payer): Promise<Transcript>;
}
