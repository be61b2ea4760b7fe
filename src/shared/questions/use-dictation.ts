import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { type Dictation, type DictationLoss, startDictation } from './speech-recognition.ts';

/**
 * Lets the browser transcribe the recording in progress.
 * @param on whether the learner wants it
 * @returns `take`: the transcript of the recording that has just ended, empty if there is none; `lost`: why
 * the current or last recording is not transcribed; `soFar`: what was understood of the recording in progress
 */
export function useDictation(
  recorder: Recorder,
  on: boolean,
): { take: () => Promise<string>; lost: DictationLoss | null; soFar: () => string } {
  const current = useRef<Dictation | null>(null);
  const [lost, setLost] = useState<DictationLoss | null>(null);
  useEffect(() => {
    if (!on) return;
    const unsubscribe = recorder.state.subscribe((state, before) => {
      const track = recorder.track();
      if (state.name !== 'recording' || before.name === 'recording' || !track) return;
      setLost(null);
      const dictation = startDictation(track);
      current.current = dictation;
      void dictation?.lost.then((reason) => current.current === dictation && setLost(reason));
    });
    return () => {
      unsubscribe();
      void current.current?.end();
      current.current = null;
    };
  }, [recorder, on]);
  const take = useCallback(async () => {
    const dictation = current.current;
    current.current = null;
    if (!dictation) return '';
    const dictated = await dictation.end();
    setLost(dictated.lost);
    return dictated.text;
  }, []);
  const soFar = useCallback(() => current.current?.soFar() ?? '', []);
  return { take, lost, soFar };
}
