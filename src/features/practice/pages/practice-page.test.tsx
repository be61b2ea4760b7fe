import { questionResult } from '#contract/practice.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { answersOf, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { BROUGHT } from '#src/shared/attempt/messages/brought.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
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

const Result = () => <h1>Kết quả của {useSearchParams()[0].get('attempt')}</h1>;

function open(address: string): void {
  renderRoutes(
    [
      { path: '/practice/:id', Component: PracticePage },
      { path: '/speaking-practice/:id', Component: SpeakingPage },
      { path: '/practice-result/:id', Component: Result },
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

describe('a practice that was handed in on another device while it is open here', () => {
  const [HERE, THERE] = ['019aa000-0000-7000-8000-0000000000a1', '019aa000-0000-7000-8000-0000000000e1'];
  const openWith = async (leftOut: number): Promise<void> => {
    signIn();
    api.answer(ENDPOINTS.health.live);
    connectivity.setState({ state: 'online' });
    const at = Date.now();
    const answer = { type_code: 'single_choice', choice: 'B' } as const;
    await putAttempt({ id: HERE, owner: LEARNER, practiceId: 'bai', openedAt: at - 9, submittedAt: null });
    await putAnswer({ attemptId: HERE, questionId: 'q.1', owner: LEARNER, answer, savedAt: at - 5 });
    const ended = { by: 'given_up', at: at + 60_000, submitted_as: THERE, left_out: leftOut } as const;
    api.answer(ENDPOINTS.openWork.answers, { attempt_id: null, answers: [], ended });
    open('/practice/bai');
  };

  it('shows the result, and says why', async () => {
    await openWith(0);
    expect(await screen.findByRole('heading', { name: `Kết quả của ${THERE}` })).toBeVisible();
    expect(useToasts.getState().items.map(({ text }) => text)).toEqual([BROUGHT.submitted]);
  });

  it('keeps what is not in it, says so, and leads to the result', async () => {
    await openWith(1);
    expect(await screen.findByText(BROUGHT.submittedWithout.title)).toBeVisible();
    expect(await answersOf(HERE)).toMatchObject([{ questionId: 'q.1' }]);
    expect(screen.getByRole('heading', { name: /^Câu 2/ })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: BROUGHT.submittedWithout.result }));
    expect(await screen.findByRole('heading', { name: `Kết quả của ${THERE}` })).toBeVisible();
  });
});
