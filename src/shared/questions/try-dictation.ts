import { Microphone } from '#src/shared/audio/microphone.ts';
import { type DictationLoss, startDictation } from './speech-recognition.ts';

/** Time within which a browser shows whether it takes the microphone away from a recording, milliseconds. */
const TRIAL_MS = 2_500;

/**
 * Lets the browser listen beside an open microphone for a moment, before any recording is at risk. Should be
 * called by a tap: WebKit does not listen otherwise.
 * @returns why it does not work; null if it does
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
    // Nobody was expected to speak.
    return loss === 'unheard' ? null : loss;
  } catch {
    return 'microphone';
  } finally {
    microphone.release();
  }
}
