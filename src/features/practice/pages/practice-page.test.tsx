import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { Component as PracticePage } from './practice-page.tsx';
import { Component as SpeakingPage } from './speaking-practice-page.tsx';

const QUESTION = {
  ...{ id: 'q.1', position: 1, folder_id: 'f', folder_name: 'Reading', question_id_stem: null },
  ...{ grading_object: 0, marks: 1, user: [], answers: null, explanation: null, proofs: [] },
  content: {
    type_code: 'single_choice',
    prompt: 'Câu hỏi',
    options: ['A', 'B'].map((id) => ({ id, text: `Chọn ${id}` })),
  },
  is_expired: false,
};
const SPOKEN = {
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
  ...{ id: 'bai', title: 'Bài luyện', instructions: '', passage: null, audio: null },
  ...{ course_id: 'c', lesson_id: 'l', is_reported: false },
};

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/practice/list-question')) throw new TypeError('no network');
    const data = { practice: PRACTICE, attempt: null, questions: [QUESTION, SPOKEN] };
    return Response.json({ message: '', data, time_current: Date.now() });
  });
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await clearPersistedReads();
  vi.unstubAllGlobals();
});

function open(address: string): void {
  const router = createMemoryRouter(
    [
      { path: '/practice/:id', Component: PracticePage },
      { path: '/speaking-practice/:id', Component: SpeakingPage },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('a guest does a practice, kept on the device as theirs', async () => {
  open('/practice/bai');
  const note = await screen.findByText(GUEST_WORK.note);
  const choice = await screen.findByRole('radio', { name: /Chọn B/ });
  // The question is what a small screen has room for.
  expect(choice.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(choice);
  await waitFor(async () =>
    expect(await db.commands.toArray()).toMatchObject([
      { operation: 'practice.updateSingleAnswer', owner: expect.stringMatching(/^guest-/) },
    ]),
  );
});

it('a guest speaks in a speaking practice, and is not sent to sign in', async () => {
  open('/speaking-practice/bai');
  expect(await screen.findByText(GUEST_WORK.note, { exact: false })).toBeTruthy();
  expect(await screen.findByText('Đọc to câu này')).toBeTruthy();
  expect(screen.queryByText('Câu hỏi')).toBeNull();
});
