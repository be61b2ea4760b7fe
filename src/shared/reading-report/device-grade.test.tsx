import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { db as outbox } from '#src/platform/outbox/database/db.ts';
import { DeviceGrade } from './device-grade.tsx';
import { storeDeviceScore } from './device-scores.ts';
import { scorings } from './score-recording.ts';

const engine = { name: 'luyen-gop', version: '1' };
const graded: SpeakingEvaluation['result'] = {
  outcome: 'graded',
  engine,
  score: { low: 70, point: 82, high: 90 },
  confidence: 0.8,
  duration: 3,
  speech_rate: 150,
  words: [],
};
const declined: SpeakingEvaluation['result'] = {
  outcome: 'declined',
  engine,
  reason: 'silence',
  message: 'Mình không nghe thấy giọng nói trong bản ghi.',
};
const keep = (recordingId: string, result: SpeakingEvaluation['result']) =>
  storeDeviceScore({ owner: 'lan', recordingId, evaluation: { kind: 'speaking', result } });
const show = (recordingId: string) =>
  render(<DeviceGrade owner="lan" recordingId={recordingId} text="Read me." />);

afterEach(() => {
  scorings.setState({}, true);
});

it('a score is shown with its range, its engine, and that it is provisional', async () => {
  await keep('graded', graded);
  show('graded');
  expect(await screen.findByText('Điểm tạm tính trên máy')).toBeVisible();
  expect(screen.getByTestId('estimate').textContent).toBe('82/100 · khoảng 70–90');
  expect(screen.getByText(/luyen-gop 1/)).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('Điểm tạm tính trên máy: 82/100');
});

it('a decline is shown with its reason', async () => {
  await keep('declined', declined);
  show('declined');
  expect(await screen.findByText(declined.message)).toBeVisible();
  expect(screen.queryByTestId('estimate')).toBeNull();
});

it.each([
  ['scoring', /Máy đang chấm/],
  ['undecodable', /không mở được bản ghi/],
  ['otherVersion', /cập nhật/],
  ['failed', /trục trặc/],
] as const)('%s is shown', async (name, words) => {
  scorings.setState({ failed: { name, model: 'a' } });
  show('failed');
  expect(await screen.findByText(words)).toBeVisible();
});

it('nothing is shown without a model', async () => {
  await outbox.recordings.put({
    id: 'recorded',
    owner: 'lan',
    type: 'audio/webm',
    attemptId: 'a',
    questionId: 'q',
    state: 'complete',
    startedAt: 1,
    bytes: 1,
    sha256: null,
    acked: 0,
  });
  const { container } = show('recorded');
  // By then a score loaded after it is shown.
  await keep('later', graded);
  show('later');
  await screen.findByTestId('estimate');
  expect(container.textContent).toBe('');
});
