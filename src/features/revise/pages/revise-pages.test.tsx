import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { RESULT } from '#src/messages/practice.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { RESULT_HEAD, RETRY } from '#src/shared/result/words.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { reviseQuestion } from '../../../../tests/support/revise-question.ts';
import { REVISE, REVISE_RESULT } from '../messages/revise.ts';
import { Component as RevisePage } from './revise-page.tsx';
import { Component as ReviseResultPage } from './revise-result-page.tsx';
import { Component as SpeakingRevisePage } from './speaking-revise-page.tsx';

const SET = { id: 'set', title: 'Bộ câu', instructions: 'Làm.', course_id: 'c', lesson_id: 'l' };

let total = 7;
let feedback: 'instant' | 'at_end' = 'instant';
const api = fakeApi();
/** Questions from this offset on are unavailable. */
let reachable = 100;

beforeEach(async () => {
  total = 7;
  feedback = 'instant';
  reachable = 100;
  signIn();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  api.noNetwork();
  api.answerWith(ENDPOINTS.revise.listQuestion, ({ query }) => {
    const [offset, limit] = [Number(query.offset), Number(query.limit)];
    if (offset >= reachable) return null;
    const questions = Array.from({ length: total }, (_, index) => reviseQuestion(index + 1));
    return { revise: { ...SET, feedback }, questions: questions.slice(offset, offset + limit), total };
  });
  vi.stubGlobal('scrollTo', () => undefined);
});

function open(path: string) {
  return renderRoutes(
    [
      { path: '/revise/:id', Component: RevisePage },
      { path: '/revise-result/:id', Component: ReviseResultPage },
      { path: '/speaking-revise/:id', Component: SpeakingRevisePage },
      { path: '/lesson/:id', element: <p>lesson</p> },
    ],
    path,
  ).router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function answer(position: number, text: string, button: string = LOOP.check): Promise<void> {
  await screen.findByText(`Câu hỏi ${position}`);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  press(button);
}
const operations = async () => (await listQueue(LEARNER)).map(({ operation }) => operation);

describe('a revise set', () => {
  it('is fetched five at a time, checked immediately, and each answer is queued', async () => {
    const router = open('/revise/set?section=on-tap');
    await answer(1, 'Lamp');
    expect(await screen.findByText(LOOP.right)).toBeVisible();
    expect(screen.getByText('Vì sao 1')).toBeVisible();
    await screen.findByText(LOOP.saved);
    expect(await operations()).toEqual(['revise.submitQuestion']);
    press(LOOP.next);
    await answer(2, 'lump');
    expect(await screen.findByText(LOOP.wrong)).toBeVisible();
    for (let left = 0; left < 5; left++) {
      press(left === 0 ? LOOP.next : LOOP.skip);
      await screen.findByText(`Câu hỏi ${left + 3}`);
    }
    expect(api.callsOf(ENDPOINTS.revise.listQuestion).map(({ query }) => query)).toMatchObject([
      { offset: '0', limit: '5' },
      { offset: '5', limit: '5' },
    ]);
    press(REVISE.finish);
    expect(await screen.findByText(REVISE_RESULT.correct(1, 7))).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/revise-result/set?section=on-tap',
    );
    expect(await operations()).toEqual([
      'revise.submitQuestion',
      'revise.submitQuestion',
      'lesson.updateProgress',
    ]);
  });

  it('skips a question, and takes it back', async () => {
    open('/revise/set');
    await screen.findByText('Câu hỏi 1');
    press(LOOP.skip);
    expect(await screen.findByText('Câu hỏi 2')).toBeVisible();
    expect(screen.getByText(LOOP.skipped(1))).toBeVisible();
    press(LOOP.undo);
    expect(await screen.findByText('Câu hỏi 1')).toBeVisible();
    expect(screen.queryByText(LOOP.skipped(1))).toBeNull();
  });

  it('notices three right answers in a row, and no run once one is not right', async () => {
    open('/revise/set');
    for (const [at, text] of ['lamp', 'lamp', 'lamp', 'lump'].entries()) {
      await answer(at + 1, text);
      await screen.findByText(LOOP.saved);
      expect(screen.queryByText(LOOP.run(3)) !== null).toBe(at === 2);
      press(LOOP.next);
    }
  });

  it('reopens at the first unanswered question', async () => {
    open('/revise/set');
    await answer(1, 'lamp');
    await screen.findByText(LOOP.right);
    cleanup();
    open('/revise/set');
    expect(await screen.findByText('Câu hỏi 2')).toBeVisible();
  });

  it('with feedback at the end shows nothing before', async () => {
    total = 1;
    feedback = 'at_end';
    open('/revise/set');
    await answer(1, 'lump', REVISE.keep);
    expect(await screen.findByText(LOOP.saved)).toBeVisible();
    expect(screen.queryByText(LOOP.wrong)).toBeNull();
    press(REVISE.finish);
    expect(await screen.findByText(REVISE_RESULT.correct(0, 1))).toBeVisible();
  });

  it('starts with the pages that are there, and reports that the next one is missing', async () => {
    reachable = 5;
    open('/revise/set');
    await answer(1, 'lamp');
    await screen.findByText(LOOP.right);
    press(LOOP.next);
    for (let position = 2; position <= 5; position++) {
      await screen.findByText(`Câu hỏi ${position}`);
      press(LOOP.skip);
    }
    expect(await screen.findByText(REVISE.pageOfflineText)).toBeVisible();
  }, 20_000);
});

describe('the result of a revise set', () => {
  it('is empty before anything was answered', async () => {
    open('/revise-result/set');
    expect(await screen.findByText(REVISE_RESULT.noneTitle)).toBeVisible();
  });

  it('shows explanations, and restarts without the old answers', async () => {
    total = 1;
    const router = open('/revise/set');
    await answer(1, 'lump');
    await screen.findByText(LOOP.wrong);
    press(REVISE.finish);
    expect(await screen.findByTestId('learnt')).toHaveTextContent(RESULT_HEAD.learnt.explained);
    fireEvent.click(screen.getByText(RESULT_HEAD.answers));
    fireEvent.click(screen.getByText(RESULT.explanation));
    expect(screen.getByText('Vì sao 1')).toBeVisible();
    press(REVISE_RESULT.again);
    const dialog = await screen.findByRole('dialog');
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === REVISE_RESULT.again,
    );
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/revise/set'));
    expect(await screen.findByRole('button', { name: LOOP.check })).toBeVisible();
    expect((await operations()).at(-1)).toBe('revise.redo');
  });
});

describe('what a revise set leaves to mend', () => {
  it('is asked again at once, wrong ones alone, and each is marked here', async () => {
    total = 2;
    open('/revise/set');
    await answer(1, 'lamp');
    await screen.findByText(LOOP.right);
    press(LOOP.next);
    await answer(2, 'lump');
    await screen.findByText(LOOP.wrong);
    press(REVISE.finish);
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(['Câu 2', 'Câu 1']);
    press(RESULT_HEAD.retry(1));
    const dialog = within(await screen.findByRole('dialog', { name: RETRY.title }));
    const check = () => fireEvent.click(dialog.getByRole('button', { name: RETRY.check }));
    expect(dialog.getByText('Câu 2')).toBeVisible();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'lamp' } });
    check();
    expect(dialog.getByText(RETRY.right)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: RETRY.finish }));
    expect(dialog.getByText(RETRY.done(1, 1))).toBeVisible();
    expect(await operations()).not.toContain('revise.redo');
  });
});

describe('the spoken part of a revise set', () => {
  it('says so if there is none', async () => {
    open('/speaking-revise/set');
    expect(await screen.findByText(REVISE.noSpokenTitle)).toBeVisible();
  });
});
