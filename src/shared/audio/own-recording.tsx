import { type Ref, Suspense } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { RECORDING_MISSING } from './recorder-words.ts';
import { useRecording } from './use-recording.ts';
import type { WaveformHandle } from './waveform.tsx';

const Waveform = lazyPart(async () => ({ default: (await import('./waveform.tsx')).Waveform }));

/** The learner's recording with its waveform. */
interface OwnRecordingProps {
  recordingId: string;
  /** Plays from a position, once the recording is there. */
  player?: Ref<WaveformHandle>;
}

export function OwnRecording({ recordingId, player }: OwnRecordingProps) {
  const { audio, isMissing } = useRecording(recordingId);
  if (isMissing) return <p className="text-sm text-muted text-pretty">{RECORDING_MISSING}</p>;
  const space = <div className="h-12" />;
  return audio ? (
    <Suspense fallback={space}>
      <Waveform ref={player} audio={audio} label="bản ghi của bạn" />
    </Suspense>
  ) : (
    space
  );
}
