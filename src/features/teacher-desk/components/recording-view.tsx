import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useMemo } from 'react';
import type { DeskTask } from '#contract/teacher-desk.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import type { WaveformHandle, WaveMark } from '#src/shared/audio/waveform.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deskRecording } from '../api/desk-queries.ts';
import { GRADING } from '../messages/grading.ts';

const Waveform = lazyPart(async () => ({
  default: (await import('#src/shared/audio/waveform.tsx')).Waveform,
}));
/** How much of the recording is coloured for a comment, seconds. */
const MARK_SECONDS = 1;

interface RecordingViewProps {
  task: DeskTask & { recording: NonNullable<DeskTask['recording']> };
  /** Where comments are, seconds. */
  places: readonly number[];
  player: RefObject<WaveformHandle | null>;
}

const markAt = (start: number, index: number): WaveMark => ({
  id: String(index),
  start,
  end: start + MARK_SECONDS,
  colour: 'var(--color-warning)',
  line: 'double',
  chosen: false,
});

/** A recording as a waveform, with the places that comments point to. */
export function RecordingView({ task, places, player }: RecordingViewProps) {
  const { data, isError } = useQuery(deskRecording(task.id, task.recording.type));
  const audio = useMemo(() => data && new Blob([data.bytes], { type: data.type }), [data]);
  const key = places.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places, however often the list is made anew
  const marks = useMemo(() => places.map(markAt), [key]);
  if (!audio && isError) return <Notice tone="warning">{GRADING.recordingFailed}</Notice>;
  const room = <div className="h-12" />;
  return audio ? (
    <Suspense fallback={room}>
      <Waveform
        ref={player}
        audio={audio}
        label="bản ghi"
        marks={marks}
        onMark={({ start }) => player.current?.playFrom(start)}
      />
    </Suspense>
  ) : (
    room
  );
}
