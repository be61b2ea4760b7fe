import { useEffect, useState } from 'react';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { pronunciationResult } from '#speech/pronunciation-result.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { scoreReading } from '#src/shared/reading-report/score-reading.ts';
import { speechModelFile } from '#src/shared/reading-report/speech-model.ts';
import { useReadingPage } from '#src/shared/reading-report/use-reading-page.ts';
import type { HeardWord } from '#src/shared/recogniser/asked-reading.ts';

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
  const scorer = await speechModelFile(owner);
  if (!scorer) return { name: 'noModel' };
  const { pronunciation, heardWord } = await scoreReading({
    owner,
    scorer,
    asked: { text, ...(other !== null && { other }) },
    decode: async () => decodeRecording(await sound.arrayBuffer()),
  });
  return { name: 'scored', result: pronunciationResult(pronunciation), heardWord };
}

/**
 * Scores a recorded word on this device: nothing of it is stored or sent.
 * @param sound null: nothing has been recorded yet
 */
export function useWordScore(owner: string | null, sound: Blob | null, { text, other }: Asked): WordScore {
  useReadingPage();
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
