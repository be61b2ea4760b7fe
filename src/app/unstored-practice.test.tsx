import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { questionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STORAGE_ADVICE, UNSTORED } from '#src/messages/storage.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';

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
const PRACTICE = {
  ...{ id: 'bai', instructions: '' },
  ...{ course_id: 'c', lesson_id: 'l' },
};

const api = fakeApi();

it('a practice opens where the browser has no database, and says that it is kept on the page only', async () => {
  vi.stubGlobal('indexedDB', null);
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  api.answer(ENDPOINTS.practice.listQuestion, { practice: PRACTICE, questions: [QUESTION] });
  const { keepInMemoryIfRefused } = await import('#src/platform/offline/memory-database.ts');
  await keepInMemoryIfRefused();
  const { Component: PracticePage } = await import('#src/features/practice/pages/practice-page.tsx');
  const { Frame } = await import('./layout/frame.tsx');
  renderRoutes(
    [{ Component: Frame, children: [{ path: '/practice/:id', Component: PracticePage }] }],
    '/practice/bai',
  );
  const choice = await screen.findByRole('radio', { name: /Chọn B/ });
  expect(await screen.findByText(UNSTORED.title)).toBeVisible();
  fireEvent.click(choice);
  expect(await screen.findByText(UNSTORED.saved)).toBeVisible();
  expect(choice).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: UNSTORED.understood }));
  expect(screen.queryByText(UNSTORED.title)).toBeNull();
  expect(screen.queryByText(STORAGE_ADVICE.full, { exact: false })).toBeNull();
});
