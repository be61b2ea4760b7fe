import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { DESK } from '../messages/desk.ts';
import { Component } from './graded-page.tsx';

const { teacherDesk } = ENDPOINTS;
const ID = '019aa000-0000-4000-8000-00000000000a';
const AT = Date.parse('2026-11-26T09:00:00+07:00');
const grading = {
  ...{ id: ID, title: 'Thư viện thành phố', graded_at: AT, band: 6, has_reply: false, second_opinions: [] },
  messages: [
    { id: ID, from: 'teacher' as const, text: 'Em xem lại câu hai nhé.', at: AT },
    { id: ID.replace(/a$/, 'b'), from: 'learner' as const, text: 'Vâng ạ.', at: AT + 60_000 },
  ],
};

const api = fakeApi();
beforeEach(() => signIn());

it('marks a new answer of the learner until it is read', async () => {
  api.answer(teacherDesk.mine, { gradings: [{ ...grading, has_reply: true }], opinions: [] });
  api.answer(teacherDesk.readReply, { grading_id: ID });
  renderApp(<Component />);
  const card = within((await screen.findByText(DESK.newReply)).closest('li') ?? document.body);
  expect(card.getByText('Vâng ạ.')).toBeVisible();
  api.answer(teacherDesk.mine, { gradings: [grading], opinions: [] });
  fireEvent.click(card.getByRole('button', { name: DESK.markReadOf(grading.title) }));
  await waitFor(() => expect(screen.queryByText(DESK.newReply)).toBeNull());
  expect(api.callsOf(teacherDesk.readReply)).toMatchObject([{ body: { grading_id: ID } }]);
});

it('shows second opinions: of others on a grading, and one’s own', async () => {
  api.answer(teacherDesk.mine, {
    gradings: [{ ...grading, second_opinions: [{ band: 6.5, summary: 'Ý rõ hơn mình nghĩ.', at: AT }] }],
    opinions: [{ grading_id: ID, title: 'Đô thị', band: null, standing: 5, summary: 'Bài trống.', at: AT }],
  });
  renderApp(<Component />);
  expect(await screen.findByText(DESK.secondOpinion(6.5))).toBeVisible();
  expect(screen.getByText('Ý rõ hơn mình nghĩ.')).toBeVisible();
  expect(screen.getByText('Bạn: không chấm được · Điểm được giữ: band 5.0')).toBeVisible();
});
