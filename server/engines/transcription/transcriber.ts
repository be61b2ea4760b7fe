import type { RecordingType } from '#contract/file.ts';

export interface Transcript {
  text: string;
  engine: { name: string; version: string };
}

/** Writes down what is said in a recording. @throws ProviderTrouble when the service does not help */
export interface Transcriber {
  transcribe(recording: { bytes: Uint8Array; type: RecordingType }, payer: string): Promise<Transcript>;
}
