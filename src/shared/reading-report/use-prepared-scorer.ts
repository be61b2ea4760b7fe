import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { deviceScorer } from './device-scorer.ts';
import { speechModelFile } from './speech-model.ts';

/** Prepares this device's scorer while a text is being read aloud, if it has the model. */
export function usePreparedScorer(owner: string | null, recorder: Recorder, isReadAloud: boolean): void {
  const isRecording = useStore(recorder.state, ({ name }) => name === 'recording');
  useEffect(() => {
    if (owner === null || !isRecording || !isReadAloud) return;
    // A failure is retried, and reported, when the reading is scored.
    speechModelFile(owner).then(
      (model) => model && deviceScorer.prepare(model),
      () => undefined,
    );
  }, [owner, isRecording, isReadAloud]);
}
