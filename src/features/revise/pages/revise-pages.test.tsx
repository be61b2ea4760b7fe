import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { reviseQuestion } from '../../../../tests/support/revise-question.ts';
import { REVISE, REVISE_RESULT } from '../messages/revise.ts';
import { Component as RevisePage } from './revise-page.tsx';
import { Component as ReviseResultPage } from './revise-result-page.tsx';
import { Component as SpeakingRevisePage } from './speaking-revise-page.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';

let total = 7;
let feedback: 'instant' | 'at_end' = 'instant';
/** Offsets that were asked for; those from `reachable` on cannot be. */
const asked: number[] = [];
let reachable = 100;

beforeEach(async () => {
  total = 7;
  feedback = 'instant';
  reachable = 100;
  asked.length = 0;
  storeSession('t', LAN);
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://luyen.test');
    if (pathname !== '/api/revise/list-question') throw new TypeError('no network');
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    if (offset >= reachable) throw new TypeError('no network');
    asked.push(offset);
    expect(limit).toBe(5);
    const questions = Array.from({ length: total }, (_, index) => reviseQuestion(index + 1));
    const revise = {
      id: 'set',
      title: 'Bộ câu',
      instructions: 'Làm.',
      course_id: 'c',
      lesson_id: 'l',
      feedback,
    };
    const data = { revise, questions: questions.slice(offset, offset + limit), total };
    return Response.json({ message: '', data, time_current: Date.now() });
  });
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await clearPersistedReads();
  clearSession();
  vi.unstubAllGlobals();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/revise/:id', Component: RevisePage },
      { path: '/revise-result/:id', Component: ReviseResultPage },
      { path: '/speaking-revise/:id', Component: SpeakingRevisePage },
      { path: '/lesson/:id', element: <p>lesson</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function answer(position: number, text: string, button: string = REVISE.check): Promise<void> {
  await screen.findByText(`Câu hỏi ${position}`);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  press(button);
}
const operations = async () => (await listQueue(LAN)).map(({ operation }) => operation);

describe('a revise set', () => {
  it('is fetched five at a time, checks at once, and keeps each answer in the queue', async () => {
    const router = open('/revise/set?section=on-tap');
    await answer(1, 'Lamp');
    expect(await screen.findByText(REVISE.right)).toBeTruthy();
    expect(screen.getByText('Vì sao 1')).toBeTruthy();
    expect(await operations()).toEqual(['revise.submitQuestion']);
    press(REVISE.next);
    await answer(2, 'lump');
    expect(await screen.findByText(REVISE.wrong)).toBeTruthy();
    for (let left = 0; left < 5; left++) {
      press(left === 0 ? REVISE.next : REVISE.skip);
      await screen.findByText(`Câu hỏi ${left + 3}`);
    }
    expect(asked).toEqual([0, 5]);
    press(REVISE.finish);
    expect(await screen.findByText(REVISE_RESULT.correct(1, 7))).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/revise-result/set?section=on-tap',
    );
    expect(await operations()).toEqual([
      'revise.submitQuestion',
      'revise.submitQuestion',
      'lesson.updateProgress',
    ]);
  });

  it('opens again at the first question without an answer', async () => {
    open('/revise/set');
    await answer(1, 'lamp');
    await screen.findByText(REVISE.right);
    cleanup();
    open('/revise/set');
    expect(await screen.findByText('Câu hỏi 2')).toBeTruthy();
  });

  it('that tells only at its end says nothing before', async () => {
    total = 1;
    feedback = 'at_end';
    open('/revise/set');
    await answer(1, 'lump', REVISE.keep);
    expect(await screen.findByText(REVISE.saved)).toBeTruthy();
    expect(screen.queryByText(REVISE.wrong)).toBeNull();
    press(REVISE.finish);
    expect(await screen.findByText(REVISE_RESULT.correct(0, 1))).toBeTruthy();
  });

  it('is begun on the pages that are there, and says so where the next one is missing', async () => {
    reachable = 5;
    open('/revise/set');
    await answer(1, 'lamp');
    await screen.findByText(REVISE.right);
    press(REVISE.next);
    for (let position = 2; position <= 5; position++) {
      await screen.findByText(`Câu hỏi ${position}`);
      press(REVISE.skip);
    }
    expect(await screen.findByText(REVISE.pageOfflineText, {}, { timeout: 15_000 })).toBeTruthy();
  }, 20_000);
});

describe('the result of a revise set', () => {
  it('is empty before anything was answered', async () => {
    open('/revise-result/set');
    expect(await screen.findByText(REVISE_RESULT.noneTitle)).toBeTruthy();
  });

  it('tells why, and leads to a new beginning that forgets the answers', async () => {
    total = 1;
    const router = open('/revise/set');
    await answer(1, 'lump');
    await screen.findByText(REVISE.wrong);
    press(REVISE.finish);
    expect(await screen.findByText('Vì sao 1')).toBeTruthy();
    press(REVISE_RESULT.again);
    const dialog = await screen.findByRole('dialog');
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === REVISE_RESULT.again,
    );
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/revise/set'));
    expect(await screen.findByRole('button', { name: REVISE.check })).toBeTruthy();
    expect((await operations()).at(-1)).toBe('revise.redo');
  });
});

describe('the spoken part of a revise set', () => {
  it('says where there is none', async () => {
    open('/speaking-revise/set');
    expect(await screen.findByText(REVISE.noSpokenTitle)).toBeTruthy();
  });
});
