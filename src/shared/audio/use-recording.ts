import { useCallback, useEffect, useState } from 'react';
import type { RecordingRow } from '#src/platform/outbox/database/rows.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { readSound } from './load-recording.ts';

export interface RecordingSound {
  audio: Blob | null;
  row: RecordingRow | null;
  /** It is not on this device, and the server did not return it. */
  isMissing: boolean;
}

/** A recording to play: from this device if it is here, otherwise from the server. */
export function useRecording(id: string | null): RecordingSound {
  const [audio, setAudio] = useState<Blob | null>(null);
  const [isMissing, setMissing] = useState(false);
  const read = useCallback(async () => (id ? ((await recordingById(id)) ?? null) : null), [id]);
  const row = useLive(read);
  const type = row?.type;
  const known = row !== undefined;
  const usable = row === null || (row !== undefined && row.state !== 'open');

  useEffect(() => {
    if (!id || !known || !usable) return;
    let left = false;
    void readSound(id, type)
      .catch(() => null)
      .then((blob) => {
        if (left) return;
        setAudio(blob);
        setMissing(blob === null);
      });
    return () => {
      left = true;
      setAudio(null);
      setMissing(false);
    };
  }, [id, known, usable, type]);

  return { audio, row: row ?? null, isMissing };
}
