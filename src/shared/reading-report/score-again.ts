import type { DownloadMedia } from '#contract/download.ts';
import { ENGINE, pronunciationResult } from '#speech/pronunciation-result.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { isRecordingNow } from '#src/platform/outbox/recordings/unclaimed.ts';
import { decodeRecording } from './decode-recording.ts';
import { deviceScoreOf, storeDeviceScore } from './device-scores.ts';
import { scoreWithEar } from './score-reading.ts';
import type { Reading } from './score-recording.ts';

/** Readings that are scored again after a page was loaded, at the most: each takes seconds on a phone. */
const MOST = 40;
/** While somebody speaks, it is looked this often whether they have finished, milliseconds. */
const LOOK_MS = 3000;

/** What was tried since the page was loaded: what fails is not tried again. */
const tried = new Set<string>();
let before: Promise<void> = Promise.resolve();

async function untilQuiet(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await isRecordingNow()))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

async function scoreNow({ owner, recordingId, text }: Reading, scorer: DownloadMedia): Promise<void> {
  const decode = async () => decodeRecording((await readRecording(recordingId)).buffer);
  const scored = await scoreWithEar({ owner, scorer, asked: { text }, decode });
  if (!scored) return;
  const result = pronunciationResult(scored.pronunciation);
  await storeDeviceScore({ owner, recordingId, evaluation: { kind: 'speaking', result } });
}

async function scoreIfWanted(reading: Reading, scorer: DownloadMedia, signal: AbortSignal): Promise<void> {
  await untilQuiet(signal);
  const { owner, recordingId } = reading;
  if (signal.aborted || tried.has(recordingId) || tried.size >= MOST) return;
  const known = await deviceScoreOf(owner, recordingId);
  if (known?.outcome !== 'graded' || known.engine.name !== ENGINE.name) return;
  tried.add(recordingId);
  await scoreNow(reading, scorer);
}

/**
 * A reading was scored by its sounds alone, and the ear has come since: its score replaces the earlier one, as the server's
 * does later. One reading after another, never while somebody speaks, and not for a page that was left. Throws nothing.
 */
export function scoreAgain(reading: Reading, scorer: DownloadMedia, signal: AbortSignal): void {
  before = before.then(() => scoreIfWanted(reading, scorer, signal)).catch(() => undefined);
}
