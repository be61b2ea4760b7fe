import { isMicrophoneOpen } from '#src/platform/browser/open-microphone.ts';
import { useAnswerSounds } from './answer-sounds.ts';
import { type Cue, mayRespond, SHAKES } from './cues.ts';

const loadSynth = () => import('./synth.ts');

/** Fetches what makes the sounds, so that the first one comes with its touch. */
export function prepareSounds(): void {
  if (useAnswerSounds.getState().isOn) void loadSynth().catch(() => undefined);
}

/** Answers a touch with a sound and vibration, if the learner wants them. Nothing waits for it, nor fails by it. */
export function respond(cue: Cue): void {
  const may = mayRespond({
    isOn: useAnswerSounds.getState().isOn,
    isMicrophoneOpen: isMicrophoneOpen(),
    isSeen: document.visibilityState === 'visible',
  });
  if (!may) return;
  // Safari has no vibration, and some browsers throw before a touch.
  if ('vibrate' in navigator) navigator.vibrate([...SHAKES[cue]]);
  void loadSynth()
    .then(({ playCue }) => playCue(cue))
    .catch(() => undefined);
}
