import { lazy, Suspense } from 'react';
import { useRecording } from './use-recording.ts';

const Waveform = lazy(async () => ({ default: (await import('./waveform.tsx')).Waveform }));

/** The learner's recording with its waveform. */
export function OwnRecording({ recordingId }: { recordingId: string }) {
  const { audio } = useRecording(recordingId);
  const room = <div className="h-12" />;
  return audio ? (
    <Suspense fallback={room}>
      <Waveform audio={audio} label="bản ghi của bạn" />
    </Suspense>
  ) : (
    room
  );
}
