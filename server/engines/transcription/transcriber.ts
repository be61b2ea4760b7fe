import type { RecordingType } from '#contract/file.ts';
import type { HearingStage } from '#speech/recognition/hear-on.ts';
import type { TextSpan } from '#speech/recognition/transcript.ts';

export interface Transcript {
  text: string;
  engine: { name: string; version: string };
  /** Who wrote it down: a service, or this server. */
  source: 'provider' | 'server';
  /** Words of which the engine is not sure; null where it does not say. */
  unsure: TextSpan[] | null;
  /** False where so little is sure that the text says nothing about what was said. */
  isReliable: boolean;
}

/**
 * Who a recording is transcribed for. A learner must consent to a service and has a budget; a program with an access key
 * acts for its users and is counted by its key; a guest has not consented.
 */
export interface Payer {
  kind: 'learner' | 'guest' | 'key';
  id: string;
}

interface Recording {
  bytes: Uint8Array;
  type: RecordingType;
  /** Whether it goes on, or is waited for: only this server's own recogniser makes use of it. */
  stage?: HearingStage | undefined;
}

/** Transcribes a recording. */
export interface Transcriber {
  /** @throws ProviderError when the service fails; RecordingTooLong, UnreadableAudio before it is asked */
  transcribe(recording: Recording, payer: Payer): Promise<Transcript>;
}

/** A service that takes whatever it is sent, and is paid by the second. */
export interface TranscriptionService {
  /** @throws ProviderError */
  transcribe(recording: Recording & { seconds: number }, payer: Payer): Promise<Transcript>;
}

/** Longer than is written down. */
export class RecordingTooLong extends Error {
  override name = 'RecordingTooLong';
}
