import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { Microphone } from './microphone.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { UNSAVED } from './recorder-words.ts';
import { fileNameOf } from './sound-file.ts';

/**
 * When this recorder is no longer on screen, offers what it cannot store to the learner as a file.
 * @returns stops that, should it be shown again
 */
function rescueUnsaved(recorder: Recorder): () => void {
  const rescue = (): void => {
    const now = recorder.state.getState();
    if (now.name !== 'unsaved') return;
    saveFile(now.sound, fileNameOf(now.sound.type));
    showToast('error', UNSAVED.left, LONG_TOAST_MS);
    recorder.giveUp();
  };
  rescue();
  return recorder.state.subscribe(rescue);
}

/** One microphone for as long as the screen is open, requested at the first recording. */
export function useRecorder(): Recorder {
  const [{ microphone, recorder }] = useState(() => {
    const opened = new Microphone();
    return { microphone: opened, recorder: createRecorder(opened) };
  });
  const rescuing = useRef<(() => void) | null>(null);
  useEffect(() => {
    rescuing.current?.();
    return () => {
      recorder.stop();
      microphone.release();
      rescuing.current = rescueUnsaved(recorder);
    };
  }, [recorder, microphone]);
  return recorder;
}
