import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { deviceScoreOf, storeDeviceScore } from './device-scores.ts';
import { scoreAgain } from './score-again.ts';

const device = vi.hoisted(() => ({ score: vi.fn(), isSpeaking: vi.fn() }));
vi.mock('./score-reading.ts', () => ({ scoreWithEar: device.score }));
vi.mock('#src/platform/outbox/recordings/unclaimed.ts', () => ({ isRecordingNow: device.isSpeaking }));
// Results of the ear are made by the product's own code, of which only the engine matters here.
vi.mock('#speech/pronunciation-result.ts', () => ({
  ENGINE: { name: 'luyen-gop', version: '4' },
  pronunciationResult: (result: unknown) => result,
}));

const SCORER = { path: '/scorer.pack', bytes: 1, sha256: 'b' };
const resultOf = (name: string, point: number): SpeakingEvaluation['result'] => ({
  outcome: 'graded',
  engine: { name, version: '4' },
  score: { low: point - 5, point, high: point + 5 },
  confidence: 0.8,
  duration: 3,
  speech_rate: 150,
  words: [],
});
const BY_SOUNDS = resultOf('luyen-gop', 70);
const BY_EAR = resultOf('luyen-ear', 82);

let count = 0;
/** A reading of its own, since each is tried once. */
async function stored(result: SpeakingEvaluation['result']): Promise<string> {
  count += 1;
  const recordingId = `recording-${count}`;
  await storeDeviceScore({ owner: 'lan', recordingId, evaluation: { kind: 'speaking', result } });
  return recordingId;
}
const again = (recordingId: string, signal = new AbortController().signal): void =>
  scoreAgain({ owner: 'lan', recordingId, text: 'Tea.' }, SCORER, signal);
const scoreOf = (recordingId: string) => deviceScoreOf('lan', recordingId);

beforeEach(() => {
  device.score.mockReset().mockResolvedValue({ pronunciation: BY_EAR });
  device.isSpeaking.mockReset().mockResolvedValue(false);
});

it('replaces a score by the sounds with that of the ear', async () => {
  const id = await stored(BY_SOUNDS);
  again(id);
  await vi.waitFor(async () => expect(await scoreOf(id)).toEqual(BY_EAR));
});

it('scores one reading after another, each once, and none that has a score of the ear', async () => {
  const [first, second, done] = [await stored(BY_SOUNDS), await stored(BY_SOUNDS), await stored(BY_EAR)];
  const scoring = Promise.withResolvers<null>();
  device.score.mockReturnValueOnce(scoring.promise);
  for (const id of [first, first, done, second]) again(id);
  await vi.waitFor(() => expect(device.score).toHaveBeenCalledTimes(1));
  scoring.resolve(null);
  await vi.waitFor(async () => expect(await scoreOf(second)).toEqual(BY_EAR));
  // It failed, and is not tried again.
  expect(await scoreOf(first)).toEqual(BY_SOUNDS);
  expect(device.score).toHaveBeenCalledTimes(2);
});

it('waits while somebody speaks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const id = await stored(BY_SOUNDS);
  device.isSpeaking.mockResolvedValueOnce(true);
  again(id);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(device.score).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await scoreOf(id)).toEqual(BY_EAR));
});

it('does nothing for a page that was left', async () => {
  const [left, other] = [await stored(BY_SOUNDS), await stored(BY_SOUNDS)];
  const control = new AbortController();
  control.abort();
  again(left, control.signal);
  again(other);
  await vi.waitFor(async () => expect(await scoreOf(other)).toEqual(BY_EAR));
  expect(await scoreOf(left)).toEqual(BY_SOUNDS);
});
