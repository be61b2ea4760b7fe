import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { deviceScoreOf } from './device-scores.ts';
import { recogniserAtHand } from './recogniser-at-hand.ts';
import { scoreAgain } from './score-again.ts';
import { type Reading, scoreRecording, scorings } from './score-recording.ts';
import { speechModelFile } from './speech-model.ts';
import { useReadingPage } from './use-reading-page.ts';

type Result = SpeakingEvaluation['result'];

export type DeviceGradeState =
  | { name: 'none' }
  | { name: 'scoring' | 'undecodable' | 'otherVersion' | 'failed' }
  | { name: 'scored'; result: Result };

/**
 * This device's score of a reading: a stored one, or a new one as soon as the recording is closed and the
 * model is here; one by the sounds alone is replaced once the ear is here. None without the model or the recording.
 */
export function useDeviceGrade({ owner, recordingId, text }: Reading): DeviceGradeState {
  useReadingPage();
  const readScore = useCallback(
    async () => ({ result: await deviceScoreOf(owner, recordingId) }),
    [owner, recordingId],
  );
  const readModel = useCallback(async () => ({ file: await speechModelFile(owner) }), [owner]);
  const readEar = useCallback(async () => ({ file: await recogniserAtHand(owner) }), [owner]);
  const readState = useCallback(
    async () => ({ state: (await recordingById(recordingId))?.state }),
    [recordingId],
  );
  const score = useLive(readScore);
  const model = useLive(readModel)?.file ?? null;
  const ear = useLive(readEar)?.file ?? null;
  const state = useLive(readState)?.state;
  const isClosed = state === 'complete' || state === 'sent';
  const isUnscored = score !== undefined && score.result === null;
  const scoring = useStore(scorings, (all) => all[recordingId]?.name);

  useEffect(() => {
    if (isUnscored && isClosed && model) void scoreRecording({ owner, recordingId, text }, model);
  }, [isUnscored, isClosed, model, owner, recordingId, text]);

  const isBySounds = score?.result?.outcome === 'graded' && score.result.engine.name === ENGINE.name;
  useEffect(() => {
    if (!(isBySounds && isClosed && model && ear)) return;
    const left = new AbortController();
    scoreAgain({ owner, recordingId, text }, model, left.signal);
    return () => left.abort();
  }, [isBySounds, isClosed, model, ear, owner, recordingId, text]);

  if (score?.result) return { name: 'scored', result: score.result };
  return { name: scoring ?? 'none' };
}
