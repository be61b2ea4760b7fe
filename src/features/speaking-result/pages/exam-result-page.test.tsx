import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { gradedRoom, ROOM_ATTEMPT } from '#tests/support/graded-room.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { Component as ResultPage } from './exam-result-page.tsx';

const { reject } = SPEAKING_RESULT;
const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  signIn();
});

const open = () =>
  renderRoutes(
    [{ path: '/virtual-speaking-test-result/:id?', Component: ResultPage }],
    `/virtual-speaking-test-result/speaking-test-1?attempt=${ROOM_ATTEMPT}`,
  );

/** Rejected once; the first result is kept. */
const rejectedWith = (reason: string) => ({
  reason,
  at: 1,
  first: {
    outcome: 'declined' as const,
    engine: { name: 'luyen-talk', version: '4' },
    message: 'Chưa đủ căn cứ.',
  },
});

function exam(rejected: ReturnType<typeof rejectedWith> | null, state: 'graded' | 'waiting' = 'graded') {
  const room = gradedRoom(state);
  const set = { ...room.set, id: 'speaking-test-1', mode: 'test' as const, part: null };
  return { ...room, set, submitted_parts: [1, 2, 3], rejected, others: [] as string[] };
}

it('a result can be rejected with a reason, which waits on this device until it is sent', async () => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, exam(null));
  open();
  fireEvent.click(await screen.findByText(SPEAKING_RESULT.folds.reject));
  fireEvent.click(await screen.findByRole('button', { name: reject.open }));
  fireEvent.click(screen.getByRole('button', { name: reject.confirm }));
  expect(await screen.findByText(reject.short(10))).toBeVisible();
  expect(await db.commands.count()).toBe(0);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Câu 3 mình nói đủ hai phút.' } });
  fireEvent.click(screen.getByRole('button', { name: reject.confirm }));
  expect(await screen.findByText(reject.queued)).toBeVisible();
  const [row] = await db.commands.toArray();
  expect(row).toMatchObject({
    operation: 'speakingExam.rejectResult',
    params: { id: 'speaking-test-1' },
    body: { attempt_id: ROOM_ATTEMPT, reason: 'Câu 3 mình nói đủ hai phút.' },
  });
  expect(screen.queryByText(SPEAKING_RESULT.folds.reject)).toBeNull();
});

it.each([
  ['was rejected before', exam(rejectedWith('Tính thiếu câu 3.'))],
  ['is being graded', exam(null, 'waiting')],
])('a result that %s cannot be rejected', async (_, room) => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, room);
  open();
  await waitFor(() => expect(screen.getByText(SPEAKING_RESULT.again.exam)).toBeVisible());
  expect(screen.queryByText(SPEAKING_RESULT.folds.reject)).toBeNull();
  if (room.rejected) expect(screen.getByText(reject.doneReason(room.rejected.reason))).toBeVisible();
});

it('a question of a test is not answered again by itself', async () => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, exam(null));
  open();
  fireEvent.click(await screen.findByText('What do people there do for a living?'));
  expect(await screen.findByText(SPEAKING_RESULT.talk.measures)).toBeVisible();
  expect(screen.queryByRole('button', { name: SPEAKING_RESULT.talk.again })).toBeNull();
});
