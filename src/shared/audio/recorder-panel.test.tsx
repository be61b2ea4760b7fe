import { STORAGE_FAILURES } from '#rules/storage/storage-failure.ts';
import { FREE_STORAGE, STORAGE_ADVICE } from '#src/messages/storage.ts';
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import type { RecorderState } from './recorder.ts';
import { RecorderPanel } from './recorder-panel.tsx';

const target = {
  owner: '019aa000-0000-7000-8000-000000000001',
  attemptId: '019aa000-0000-7000-8000-0000000000a1',
  questionId: 'q1',
};
const recorder = {
  state: createStore<RecorderState>(() => ({ name: 'idle' })),
  start: vi.fn(),
  stop: vi.fn(),
  saveAgain: vi.fn(),
  soFar: () => null,
  track: () => null,
  giveUp: vi.fn(),
};
const onSaved = vi.fn(async () => undefined);
const show = () =>
  render(<RecorderPanel recorder={recorder} target={target} recordingId={null} onSaved={onSaved} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function leftBehind(state: 'open' | 'complete'): Promise<string> {
  const id = await openRecording({ ...target, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  await db.recordings.update(id, { state });
  return id;
}

beforeEach(async () => {
  onSaved.mockClear();
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe.each(['open', 'complete'] as const)('a recording that a crash left %s', (state) => {
  it('becomes the answer when the learner keeps it', async () => {
    const id = await leftBehind(state);
    show();
    await press('Giữ phần đã ghi');
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('is deleted when the learner does not want it', async () => {
    await leftBehind(state);
    show();
    await press('Bỏ');
    await waitFor(async () => expect([await db.recordings.count(), await db.chunks.count()]).toEqual([0, 0]));
    expect(onSaved).not.toHaveBeenCalled();
  });
});

it('records nothing before the learner has agreed that recordings are sent', async () => {
  show();
  await screen.findByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
  expect(screen.queryByRole('button', { name: 'Bắt đầu ghi âm' })).toBeNull();
  await giveVoiceConsent(target.owner);
  expect(await screen.findByRole('button', { name: 'Bắt đầu ghi âm' })).toBeVisible();
});

it('says how much space is missing for the longest recording, and records anyway by wish', async () => {
  await giveVoiceConsent(target.owner);
  recorder.state.setState({ name: 'failed', reason: 'no-space', missing: 4_200_000 });
  show();
  expect(await screen.findByText('Để ghi trọn câu này, máy còn thiếu khoảng 4,2 MB.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Giải phóng chỗ' })).toBeVisible();
  await press('Cứ ghi âm');
  expect(recorder.start).toHaveBeenCalledExactlyOnceWith(target, onSaved, 'anyway');
  recorder.state.setState({ name: 'idle' }, true);
});

it.each(STORAGE_FAILURES)('says why nothing could be opened to record into (%s)', async (why) => {
  recorder.state.setState({ name: 'failed', reason: 'storage', why }, true);
  show();
  expect(await screen.findByText(STORAGE_ADVICE[why])).toBeVisible();
  expect(screen.queryByRole('button', { name: FREE_STORAGE.open }) !== null).toBe(why === 'full');
  recorder.state.setState({ name: 'idle' }, true);
});
