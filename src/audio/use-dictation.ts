import { useEffect, useRef } from 'react';
import type { Recorder } from './recorder.ts';
import { type Dictation, startDictation } from './speech-recognition.ts';

/**
 * Lets the browser write down what is being recorded.
 * @param on whether the learner wants it
 * @returns what was understood of the recording that has just ended; empty where nothing was
 */
export function useDictation(recorder: Recorder, on: boolean): () => Promise<string> {
  const current = useRef<Dictation | null>(null);
  useEffect(() => {
    if (!on) return;
    const unsubscribe = recorder.state.subscribe((state, before) => {
      if (state.name === 'recording' && before.name !== 'recording') current.current = startDictation();
    });
    return () => {
      unsubscribe();
      void current.current?.end();
      current.current = null;
    };
  }, [recorder, on]);
  return async () => {
    const dictation = current.current;
    current.current = null;
    return (await dictation?.end()) ?? '';
  };
}
