import { useEffect, useRef, useState } from 'react';
import { Microphone, MicrophoneError, type MicrophoneProblem } from './microphone.ts';
import { isApple, pickRecordingType } from './recording-type.ts';

export type ShortTake =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording'; startedAt: number }
  | { name: 'taken'; sound: Blob }
  | { name: 'failed'; problem: MicrophoneProblem };

/**
 * A short recording for the learner only: held in memory until the screen is left, never stored or sent.
 * @param maxMs it ends by itself after this long
 */
export function useShortTake(maxMs: number) {
  const [microphone] = useState(() => new Microphone());
  const [take, setTake] = useState<ShortTake>({ name: 'idle' });
  const current = useRef<MediaRecorder | null>(null);
  const stop = (): void => {
    if (current.current && current.current.state !== 'inactive') current.current.stop();
  };
  useEffect(
    () => () => {
      if (current.current && current.current.state !== 'inactive') current.current.stop();
      microphone.release();
    },
    [microphone],
  );

  const record = async (): Promise<void> => {
    const picked = pickRecordingType(isApple(), (type) => MediaRecorder.isTypeSupported(type));
    if (!picked) throw new MicrophoneError('unsupported');
    const recorder = new MediaRecorder(await microphone.open(), { mimeType: picked.recorder });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    const ended = new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve(), { once: true });
      recorder.addEventListener('error', () => resolve(), { once: true });
    });
    current.current = recorder;
    recorder.start();
    setTake({ name: 'recording', startedAt: Date.now() });
    const limit = setTimeout(stop, maxMs);
    await ended;
    clearTimeout(limit);
    setTake({ name: 'taken', sound: new Blob(pieces, { type: picked.type }) });
  };

  const start = (): void => {
    if (take.name === 'asking' || take.name === 'recording') return;
    setTake({ name: 'asking' });
    record().catch((error: unknown) =>
      setTake({ name: 'failed', problem: error instanceof MicrophoneError ? error.problem : 'busy' }),
    );
  };
  return { take, start, stop };
}
