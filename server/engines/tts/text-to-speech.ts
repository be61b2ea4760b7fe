export type Voice = 'female' | 'male';

export interface Utterance {
  /** English, a sentence or a few. */
  text: string;
  voice: Voice;
  /** Tells speakers with the same voice apart, from 0. */
  speaker: number;
  /** 1 is how one speaks to learners, 1.2 a fifth faster. */
  rate: number;
}

/** Says English aloud. */
export interface TextToSpeech {
  /** Changes whenever the same utterance would sound otherwise. */
  readonly engine: string;
  /**
   * @returns mono, 16 kHz, full scale ±32767
   * @throws SpeechFailed, ProviderTrouble, or an error of the queue in front of the engine
   */
  speak(utterance: Utterance): Promise<Int16Array>;
  close(): Promise<void>;
}

/** The engine would not say it; another one may. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
}

/**
 * Does a task with the first engine that can, so that what belongs together is said by one of them.
 * @param engines best first
 * @param onFailure is told of each engine that could not, if another follows it
 */
export async function withFirstAble<T>(
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
