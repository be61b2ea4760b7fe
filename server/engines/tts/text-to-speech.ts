export type Voice = 'female' | 'male';

export interface Utterance {
  /** One or a few English sentences. */
  text: string;
  voice: Voice;
  /** Index among speakers with the same voice, from 0. */
  speaker: number;
  /** 1 is the speed for learners, 1.2 is a fifth faster. */
  rate: number;
}

/** Synthesises English speech. */
export interface TextToSpeech {
  /** Id of the engine; changes whenever the same utterance would sound different. */
  readonly engine: string;
  /**
   * @returns mono, 16 kHz, full scale ±32767
   * @throws SpeechFailed, ProviderError, or an error of the queue in front of the engine
   */
  speak(utterance: Utterance): Promise<Int16Array>;
  close(): Promise<void>;
}

/** The engine failed to say it; another one may succeed. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
}

/**
 * Runs a task with the first engine that succeeds, so that a whole script is said by the same engine.
 * @param engines best first
 * @param onFailure called for each failed engine that has a successor
 */
export async function withFirstWorking<T>(
  engines: readonly TextToSpeech[],
  task: (engine: TextToSpeech) => Promise<T>,
  onFailure: (failed: TextToSpeech, reason: string) => void,
): Promise<T> {
  let failure: unknown = new SpeechFailed('there is no engine');
  for (const [index, engine] of engines.entries()) {
    try {
      return await task(engine);
    } catch (error) {
      failure = error;
      if (index < engines.length - 1)
        onFailure(engine, error instanceof Error ? error.message : String(error));
    }
  }
  throw failure;
}
