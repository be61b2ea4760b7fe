import { useCallback, useEffect, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { request } from '#src/platform/http/http.ts';
import type { RecordingRow } from '#src/platform/outbox/database/rows.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

interface RecordingSound {
  audio: Blob | null;
  row: RecordingRow | null;
  /** It is not on this device, and the server did not return it. */
  isMissing: boolean;
}

async function fetchRecording(id: string): Promise<Blob | null> {
  const response = await request(ENDPOINTS.file.getFile, { params: { id } });
  return response instanceof Response ? response.blob() : null;
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
    const load = async (): Promise<Blob | null> =>
      type ? new Blob([await readRecording(id)], { type }) : fetchRecording(id);
    void load()
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
