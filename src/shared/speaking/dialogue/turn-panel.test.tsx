import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_FAILURES } from '#rules/storage/storage-failure.ts';
import { FREE_STORAGE, STORAGE_ADVICE } from '#src/messages/storage.ts';
import type { RecorderState } from '#src/shared/audio/recorder.ts';
import { NO_SPACE, RECORDER_PROBLEMS, UNSAVED } from '#src/shared/audio/recorder-words.ts';
import { TURN } from '#src/shared/speaking/turn/messages/turn.ts';
import { createTurn } from '#src/shared/speaking/turn/turn.ts';
import { NO_TURN, type TurnPhase } from '#src/shared/speaking/turn/turn-machine.ts';
import { fakeRecorder, fakeVoice } from '#tests/support/fake-conversation.ts';
import { TurnPanel } from './turn-panel.tsx';

function show(state: TurnPhase, recording: RecorderState = { name: 'idle' }): void {
  const { recorder } = fakeRecorder();
  const turn = createTurn({ recorder, voice: fakeVoice().voice });
  turn.state.setState({ ...NO_TURN, ...state }, true);
  recorder.state.setState(recording, true);
  render(<TurnPanel conversation={{ turn, recorder }} owner="o" limit={30} longest={180} />);
}

const listening = (seconds: number): TurnPhase => ({
  name: 'listening',
  since: Date.now() - 1_000 * seconds,
  hasSpoken: true,
});
const recording: RecorderState = { name: 'recording', startedAt: 0, isStored: true };
const FULL: RecorderState = { name: 'failed', reason: 'no-space', missing: 5_000_000 };

it.each<[string, TurnPhase, RecorderState, string[]]>([
  ['nothing was heard', { name: 'unheard', isLost: false }, { name: 'idle' }, [TURN.unheard]],
  ['the microphone went before a word', { name: 'unheard', isLost: true }, { name: 'idle' }, [TURN.gone]],
  ['there is too little space', { name: 'stuck' }, FULL, [NO_SPACE.title, RECORDER_PROBLEMS['no-space']]],
  ['the microphone is busy', { name: 'stuck' }, { name: 'failed', reason: 'busy' }, [RECORDER_PROBLEMS.busy]],
])('where %s, it says what happened, and lets the learner try again', (_, state, recorder, texts) => {
  show(state, recorder);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: TURN.again })).toBeEnabled();
});

it.each(STORAGE_FAILURES)('keeps a recording that was not stored, says why (%s) and what helps', (why) => {
  show({ name: 'stuck' }, { name: 'unsaved', sound: new Blob(), why });
  for (const text of [UNSAVED.text, STORAGE_ADVICE[why]]) expect(screen.getByText(text)).toBeVisible();
  for (const name of [UNSAVED.again, UNSAVED.download])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  // It costs the learner their downloads.
  expect(screen.queryByRole('button', { name: FREE_STORAGE.open }) !== null).toBe(why === 'full');
});

it('says during the answer that it is in memory only', () => {
  show(listening(5), { ...recording, isStored: false });
  expect(screen.getByText(UNSAVED.inMemory)).toBeVisible();
});

it.each([
  ['in advance', 1, TURN.limit('30 giây', '3 phút')],
  ['when the exam would be over', 40, TURN.over],
  ['before it ends', 170, TURN.ending],
])('tells how long the answer may be: %s', (_, seconds, text) => {
  show(listening(seconds), recording);
  expect(screen.getByText(text)).toBeVisible();
});
