import { useEffect, useState } from 'react';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { pronunciationResult } from '#speech/pronunciation-result.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { deviceScorer } from '#src/shared/reading-report/device-scorer.ts';
import type { HeardWord } from '#src/shared/reading-report/score-messages.ts';
import { speechModelFile } from '#src/shared/reading-report/speech-model.ts';

/** `noModel`: the scorer is not on this device. */
type WordScore =
  | { name: 'none' | 'scoring' | 'noModel' | 'failed' }
  | { name: 'scored'; result: SpeakingEvaluation['result']; heardWord: HeardWord | null };

interface Asked {
  text: string;
  /** The word that it is mistaken for. */
  other: string | null;
}

async function scoreTake(owner: string, sound: Blob, { text, other }: Asked): Promise<WordScore> {
  const model = await speechModelFile(owner);
  if (!model) return { name: 'noModel' };
  const decoded = await decodeRecording(await sound.arrayBuffer());
  const { pronunciation, heardWord } = await deviceScorer.score({
    ...decoded,
    model,
    text,
    ...(other !== null && { other }),
  });
  return { name: 'scored', result: pronunciationResult(pronunciation), heardWord };
}

/**
 * Scores a recorded word on this device: nothing of it is stored or sent.
 * @param sound null: nothing has been recorded yet
 */
export function useWordScore(owner: string | null, sound: Blob | null, { text, other }: Asked): WordScore {
  const [scored, setScored] = useState<{ of: Blob; score: WordScore } | null>(null);
  useEffect(() => {
    if (owner === null || sound === null) return;
    let isStale = false;
    const show = (score: WordScore) => isStale || setScored({ of: sound, score });
    scoreTake(owner, sound, { text, other }).then(show, () => show({ name: 'failed' }));
    return () => {
      isStale = true;
    };
  }, [owner, sound, text, other]);
  if (owner === null || sound === null) return { name: 'none' };
  return scored?.of === sound ? scored.score : { name: 'scoring' };
}
