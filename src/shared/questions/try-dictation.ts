import { Microphone } from '#src/shared/audio/microphone.ts';
import { type DictationLoss, startDictation } from './speech-recognition.ts';

/** Within this, milliseconds, a browser has shown whether it takes the microphone away from who records. */
const TRIAL_MS = 2_500;

/**
 * Lets the browser listen beside an open microphone for a moment, before any recording is at stake. Best called by a
 * tap: WebKit listens to nobody else.
 * @returns what stands against it; null where nothing does
 */
export async function tryDictation(): Promise<DictationLoss | null> {
  const microphone = new Microphone();
  try {
    const [track] = (await microphone.open()).getAudioTracks();
    const dictation = track && startDictation(track);
    if (!dictation) return 'refused';
    const enough = new Promise<null>((resolve) => setTimeout(resolve, TRIAL_MS, null));
    const loss = await Promise.race([dictation.lost, enough]);
    await dictation.end();
    // Nobody had to say anything.
    return loss === 'unheard' ? null : loss;
  } catch {
    return 'microphone';
  } finally {
    microphone.release();
  }
}
