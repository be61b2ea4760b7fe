import { useEffect, useState } from 'react';
import { Microphone } from './microphone.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** One microphone for as long as the screen is open. It is asked for at the first recording. */
export function useRecorder(): Recorder {
  const [{ microphone, recorder }] = useState(() => {
    const opened = new Microphone();
    return { microphone: opened, recorder: createRecorder(opened) };
  });
  useEffect(
    () => () => {
      recorder.stop();
      microphone.release();
    },
    [recorder, microphone],
  );
  return recorder;
}
