import { useEffect } from 'react';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import type { Recorder } from './recorder.ts';
import { useRecorder } from './use-recorder.ts';

/** One microphone for the whole exercise; an update of the app waits while it records. */
export function useHeldRecorder(): Recorder {
  const recorder = useRecorder();
  useEffect(() => {
    let release: (() => void) | null = null;
    const unsubscribe = recorder.state.subscribe((state) => {
      if (state.name !== 'idle' && state.name !== 'failed') release ??= holdUpdates('recording');
      else {
        release?.();
        release = null;
      }
    });
    return () => {
      unsubscribe();
      release?.();
    };
  }, [recorder]);
  return recorder;
}
