import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Recorder, RecorderState } from '#src/shared/audio/recorder.ts';
import { db, keyOf } from '#src/shared/download/db.ts';
import { SPEECH_MODEL } from '#src/shared/download/models.ts';
import { deviceScorer } from './device-scorer.ts';
import { speechModelFile } from './speech-model.ts';
import { usePreparedScorer } from './use-prepared-scorer.ts';

const file = { path: '/api/speech/model/abc', sha256: 'a'.repeat(64), bytes: 5 };

async function haveModel(owner: string): Promise<void> {
  const target = { kind: SPEECH_MODEL.kind, id: SPEECH_MODEL.id, owner };
  await db.downloads.put({
    ...target,
    key: keyOf(target),
    title: SPEECH_MODEL.title,
    state: 'done',
    reason: null,
    overMobile: false,
    bytesDone: file.bytes,
    bytesTotal: file.bytes,
    manifest: {
      kind: SPEECH_MODEL.kind,
      id: SPEECH_MODEL.id,
      title: SPEECH_MODEL.title,
      version: file.sha256,
      lessons: [],
      study_end_date: null,
      reads: [],
      media: [file],
    },
    reads: {},
    requestedAt: 1,
    savedAt: 1,
  });
}

const state = createStore<RecorderState>(() => ({ name: 'idle' }));
const recorder: Recorder = {
  state,
  start: () => Promise.resolve(),
  stop: () => undefined,
  track: () => null,
  saveAgain: async () => undefined,
  soFar: () => null,
  giveUp: () => undefined,
};
const prepare = vi.spyOn(deviceScorer, 'prepare').mockReturnValue();
const record = () => state.setState({ name: 'recording', startedAt: 1, isStored: true }, true);

beforeEach(() => haveModel('lan'));

afterEach(() => {
  prepare.mockClear();
  state.setState({ name: 'idle' }, true);
});

it('the scorer is prepared when the recording of a read text starts', async () => {
  renderHook(() => usePreparedScorer('lan', recorder, true));
  expect(prepare).not.toHaveBeenCalled();
  record();
  await waitFor(() => expect(prepare).toHaveBeenCalledExactlyOnceWith(file));
});

it.each([
  ['free speech, which is not scored here', 'lan', false],
  ['a learner who has no model', 'minh', true],
])('nothing is prepared for %s', async (_, owner, isReadAloud) => {
  renderHook(() => usePreparedScorer(owner, recorder, isReadAloud));
  record();
  await speechModelFile(owner);
  expect(prepare).not.toHaveBeenCalled();
});
