import { useCallback, useEffect, useRef, useState } from 'react';
import { recordedSound } from '#src/platform/outbox/recordings/recorded-sound.ts';
import { endHearing, type HeardWords, hearWords } from '#src/shared/speaking/hearing/hear-words.ts';

/** What was heard in a recording; null while it is being heard. */
interface HeardRecording {
  recordingId: string;
  words: HeardWords | null;
}

const hearRecording = async (owner: string, recordingId: string, signal: AbortSignal): Promise<HeardWords> =>
  hearWords(await recordedSound(recordingId), { owner, signal, byItself: true });

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
