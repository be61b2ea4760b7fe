import { questionResult } from '#contract/practice.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { Component as PracticePage } from './practice-page.tsx';
import { Component as SpeakingPage } from './speaking-practice-page.tsx';

const QUESTION = made(questionResult, {
  ...{ id: 'q.1', position: 1, folder_id: 'f' },
  ...{ marks: 1 },
  content: {
    type_code: 'single_choice',
    prompt: 'Câu hỏi',
    options: ['A', 'B'].map((id) => ({ id, text: `Chọn ${id}` })),
  },
  is_expired: false,
});
const SPOKEN: QuestionResult = {
  ...QUESTION,
  ...{ id: 'q.2', position: 2, grading_object: 1 },
  content: {
    type_code: 'ielts_scripted_speaking',
    prompt: 'Đọc to câu này',
    text: 'The lamp is on.',
    model_audio: null,
  },
};
const PRACTICE = {
  ...{ id: 'bai', instructions: '' },
  ...{ course_id: 'c', lesson_id: 'l' },
};

const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  api.answer(ENDPOINTS.practice.listQuestion, {
    practice: PRACTICE,
    questions: [QUESTION, SPOKEN],
  });
});

function open(address: string): void {
  renderRoutes(
    [
      { path: '/practice/:id', Component: PracticePage },
      { path: '/speaking-practice/:id', Component: SpeakingPage },
    ],
    address,
  );
}

it('a guest does a practice, saved on the device under the guest', async () => {
  open('/practice/bai');
  const note = await screen.findByText(GUEST_WORK.note);
  const choice = await screen.findByRole('radio', { name: /Chọn B/ });
  // On a small screen, the question comes first.
  expect(choice.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(choice);
  await waitFor(async () =>
    expect(await db.commands.toArray()).toMatchObject([
      { operation: 'practice.updateSingleAnswer', owner: expect.stringMatching(/^guest-/) },
    ]),
  );
});

it('a guest can record in a speaking practice without signing in', async () => {
  open('/speaking-practice/bai');
  expect(await screen.findByText(GUEST_WORK.note, { exact: false })).toBeVisible();
  expect(await screen.findByText('Đọc to câu này')).toBeVisible();
  expect(screen.queryByText('Câu hỏi')).toBeNull();
});
