import { createStore } from 'zustand/vanilla';
import type { DownloadMedia } from '#contract/download.ts';
import { pronunciationResult } from '#speech/pronunciation-result.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { ModelError } from '#src/shared/recogniser/model-error.ts';
import { decodeRecording, Undecodable } from './decode-recording.ts';
import { storeDeviceScore } from './device-scores.ts';
import { scoreReading } from './score-reading.ts';
import { loseSpeechModel } from './speech-model.ts';

type ScoringError = 'undecodable' | 'otherVersion' | 'failed';

/** Progress of scoring a recording in this tab, with the model used. */
interface Scoring {
  name: 'scoring' | ScoringError;
  model: string;
}

/** Recordings that are being scored, or could not be. */
export const scorings = createStore<Readonly<Record<string, Scoring>>>(() => ({}));

const note = (recordingId: string, scoring: Scoring): void => scorings.setState({ [recordingId]: scoring });

function forget(recordingId: string): void {
  const { [recordingId]: _, ...others } = scorings.getState();
  scorings.setState(others, true);
}

export interface Reading {
  owner: string;
  recordingId: string;
  /** The text to read aloud. */
  text: string;
}

async function score({ owner, recordingId, text }: Reading, model: DownloadMedia): Promise<void> {
  const decode = async () => decodeRecording((await readRecording(recordingId)).buffer);
  const { pronunciation } = await scoreReading({ owner, scorer: model, asked: { text }, decode });
  await storeDeviceScore({
    owner,
    recordingId,
    evaluation: { kind: 'speaking', result: pronunciationResult(pronunciation) },
  });
}

/**
 * Scores a recording of this device with its model, unless that is in progress or has failed with this very
 * model.
 * The score is stored; an error is in `scorings`. A missing or damaged model is given up, so that it is
 * offered again.
 */
export async function scoreRecording(reading: Reading, model: DownloadMedia): Promise<void> {
  const { owner, recordingId } = reading;
  const before = scorings.getState()[recordingId];
  if (before && (before.name === 'scoring' || before.model === model.sha256)) return;
  note(recordingId, { name: 'scoring', model: model.sha256 });
  try {
    await score(reading, model);
    forget(recordingId);
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'failed';
    if (reason === 'noModel' || reason === 'brokenModel') {
      await loseSpeechModel(owner, model, reason);
      forget(recordingId);
    } else {
      note(recordingId, {
        name: error instanceof Undecodable ? 'undecodable' : reason,
        model: model.sha256,
      });
    }
  }
}
