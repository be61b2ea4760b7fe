import { useCallback } from 'react';
import { useStore } from 'zustand';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import type { RecorderUse } from './question-view.ts';

/** State of the exercise's recorder for the question on screen. */
export function useRecorderUse(recorder: Recorder, attemptId: string, questionId: string): RecorderUse {
  const state = useStore(recorder.state);
  const readInterrupted = useCallback(() => findInterrupted(attemptId, questionId), [attemptId, questionId]);
  const interrupted = useLive(readInterrupted);
  return {
    atWork: (state.name !== 'idle' && state.name !== 'failed') || interrupted !== undefined,
    since: state.name === 'recording' ? state.startedAt : null,
  };
}
