import { useCallback, useEffect, useRef, useState } from 'react';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { endHearing, type HeardWords, hearWords } from '#src/shared/speaking/hearing/hear-words.ts';

/** What was heard in a recording; null while it is being heard. */
interface HeardRecording {
  recordingId: string;
  words: HeardWords | null;
}

async function hearRecording(owner: string, recordingId: string, signal: AbortSignal): Promise<HeardWords> {
  const [bytes, row] = await Promise.all([readRecording(recordingId), recordingById(recordingId)]);
  const sound = new Blob([bytes], { type: row?.type ?? '' });
  return hearWords(sound, { owner, signal, byItself: true });
}

/** Hears recordings that were just made, the newest of them, on this device or on the server; ends with the screen. */
export function useHeardRecording(owner: string) {
  const [heard, setHeard] = useState<HeardRecording | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      if (!current.current) return;
      current.current.abort();
      endHearing();
    },
    [],
  );
  const hear = useCallback(
    (recordingId: string): void => {
      current.current?.abort();
      current.current = new AbortController();
      const { signal } = current.current;
      setHeard({ recordingId, words: null });
      void hearRecording(owner, recordingId, signal)
        .catch((): HeardWords => ({ unheard: 'failed' }))
        .then((words) => {
          if (!signal.aborted) setHeard({ recordingId, words });
        });
    },
    [owner],
  );
  return { heard, hear };
}
