import { useEffect, useState } from 'react';
import { Microphone } from '#src/audio/microphone.ts';
import { createRecorder, type Recorder } from '#src/audio/recorder.ts';
import { holdUpdates } from '#src/pwa/update.ts';

/** One microphone for the whole exercise; an update of the app waits while it records. */
export function useRecorder(): Recorder {
  const [{ microphone, recorder }] = useState(() => {
    const opened = new Microphone();
    return { microphone: opened, recorder: createRecorder(opened) };
  });
  useEffect(() => {
    let release: (() => void) | null = null;
    const unsubscribe = recorder.state.subscribe((state) => {
      const busy = state.name === 'asking' || state.name === 'recording' || state.name === 'saving';
      if (busy) release ??= holdUpdates('recording');
      else {
        release?.();
        release = null;
      }
    });
    return () => {
      unsubscribe();
      recorder.stop();
      microphone.release();
      release?.();
    };
  }, [recorder, microphone]);
  return recorder;
}
