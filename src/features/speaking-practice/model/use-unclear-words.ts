import { useCallback, useEffect, useState } from 'react';
import { type UnclearWord, unclearWords } from '#rules/speaking/unclear-words.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { wordFinder } from '#src/shared/reading-report/device-scorer.ts';
import { speechModelFile } from '#src/shared/reading-report/speech-model.ts';

/** Words that are named. */
const MOST = 4;

/** What this device finds in the words of an answer. */
export type FoundWords =
  | { name: 'hearing' }
  | { name: 'found'; words: readonly UnclearWord[] }
  /** The model that hears words is not on this device. */
  | { name: 'no-model' }
  /** The words that were written down are not what is heard. */
  | { name: 'other-text' }
  | { name: 'failed' };

type Model = NonNullable<Awaited<ReturnType<typeof speechModelFile>>>;

async function find(recordingId: string, transcript: string, model: Model): Promise<FoundWords> {
  const { buffer } = await readRecording(recordingId);
  const { samples, rate } = await decodeRecording(buffer);
  const talk = await wordFinder.hearWords({ model, samples, rate, transcript });
  if (talk.outcome === 'declined') return { name: talk.reason === 'other_text' ? 'other-text' : 'failed' };
  const words = unclearWords(talk.words, MOST);
  return { name: 'found', words: words.toSorted((one, other) => one.said.start - other.said.start) };
}

/** The words of an answer that were unclear, found by the model on this device. */
export function useUnclearWords(owner: string, recordingId: string, transcript: string): FoundWords {
  const readModel = useCallback(async () => ({ file: await speechModelFile(owner) }), [owner]);
  const model = useLive(readModel)?.file;
  const [found, setFound] = useState<{ transcript: string; words: FoundWords } | null>(null);
  useEffect(() => {
    if (!model) return;
    let left = false;
    void find(recordingId, transcript, model)
      .catch((): FoundWords => ({ name: 'failed' }))
      .then((words) => {
        if (!left) setFound({ transcript, words });
      });
    return () => {
      left = true;
    };
  }, [recordingId, transcript, model]);
  if (model === null) return { name: 'no-model' };
  return found?.transcript === transcript ? found.words : { name: 'hearing' };
}
