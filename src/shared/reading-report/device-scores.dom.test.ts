import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { deviceScoreOf, followSession, storeDeviceScore } from './device-scores.ts';

const evaluation: SpeakingEvaluation = {
  kind: 'speaking',
  result: {
    outcome: 'declined',
    engine: { name: 'luyen-gop', version: '1' },
    reason: 'silence',
    message: 'Mình không nghe thấy gì.',
  },
};
const keep = (recordingId: string, owner = 'lan') => storeDeviceScore({ owner, recordingId, evaluation });

let stop: () => void;
beforeEach(() => {
  storeSession('token', 'lan');
  stop = followSession();
});
afterEach(() => {
  stop();
  clearSession();
});

it('a score is found by its recording, and only by its learner', async () => {
  await keep('one');
  expect(await deviceScoreOf('lan', 'one')).toEqual(evaluation.result);
  expect(await deviceScoreOf('minh', 'one')).toBeNull();
  expect(await deviceScoreOf('lan', 'two')).toBeNull();
});

it('a score in an unknown format is ignored', async () => {
  const strange = { kind: 'speaking', result: { outcome: 'guessed' } } as unknown as SpeakingEvaluation;
  await storeDeviceScore({ owner: 'lan', recordingId: 'strange', evaluation: strange });
  expect(await deviceScoreOf('lan', 'strange')).toBeNull();
});

it('scores are deleted at the sign-out, and for another learner', async () => {
  await keep('mine');
  clearSession();
  await expect.poll(() => deviceScoreOf('lan', 'mine')).toBeNull();
  await keep('left');
  storeSession('other', 'minh');
  await expect.poll(() => deviceScoreOf('lan', 'left')).toBeNull();
});

it('the oldest are deleted when there are too many', async () => {
  for (let at = 0; at < 203; at += 1) await keep(`recording ${at}`);
  expect(await deviceScoreOf('lan', 'recording 0')).toBeNull();
  expect(await deviceScoreOf('lan', 'recording 202')).not.toBeNull();
});
