import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { prepareReading } from './score-reading.ts';
import { speechModelFile } from './speech-model.ts';
import { useReadingPage } from './use-reading-page.ts';

/** Prepares this device's scorer while a text is being read aloud, if it has the model. */
export function usePreparedScorer(owner: string | null, recorder: Recorder, isReadAloud: boolean): void {
  useReadingPage();
  const isRecording = useStore(recorder.state, ({ name }) => name === 'recording');
  useEffect(() => {
    if (owner === null || !isRecording || !isReadAloud) return;
    // A failure is retried, and reported, when the reading is scored.
    speechModelFile(owner).then(
      (scorer) => scorer && prepareReading(owner, scorer),
      () => undefined,
    );
  }, [owner, isRecording, isReadAloud]);
}
