import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { usePrepared } from '#src/shared/microphone-check/prepared.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { EXAM_ID, speakingExam } from '#tests/support/speaking-exam.ts';
import { voiceConsentAt } from '#tests/support/voice-consent-at.ts';
import { FRESH } from '../model/exam-progress.ts';
import { changeExamNotes, readStoredExam, storeAttempt } from '../model/stored-exam.ts';
import { Component } from './speaking-exam-page.tsx';

// Voices are files, not calls.
vi.mock('#src/platform/http/fetch-file.ts', () => ({ fetchFile: async () => new Response() }));

const api = fakeApi();
const { listQuestions, preparation, setPreparation } = ENDPOINTS.speakingExam;
const THERE = '019aa000-0000-7000-8000-0000000000b1';
const BEGUN = Date.parse('2026-11-21T20:15:00+07:00');

const open = (at = `/virtual-speaking-test/${EXAM_ID}`) =>
  renderRoutes(
    [
      { path: '/virtual-speaking-test/:id?', Component },
      { path: '/speaking-ai', element: <p>phòng luyện nói</p> },
    ],
    at,
  );
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Web Locks of which another tab may hold the test's until it is closed. */
function stubLocks(): { holdElsewhere: () => () => void } {
  let elsewhere = Promise.resolve();
  const request = async (_: string, __: LockOptions, work: (lock: Lock) => unknown) => {
    await elsewhere;
    return work({ name: 'lock', mode: 'exclusive' });
  };
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request, query: async () => ({ held: [] }) },
  });
  return {
    holdElsewhere: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      elsewhere = promise;
      return resolve;
    },
  };
}

const standing = (given: object = {}) => ({
  ...{ attempt_id: THERE, begun_at: BEGUN, at: BEGUN + 300_000, answered: 6, parts: [1 as const], ...given },
});

/** What the server knows of the test. */
const serve = (known: Partial<z.input<typeof preparation.response>>): void =>
  api.answer(preparation, { is_prepared: false, prepared_at: null, under_way: null, own: null, ...known });

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  signIn();
  stubLocks();
  usePrepared.setState({ prepared: false });
  api.answer(listQuestions, speakingExam());
  serve({});
});

describe('before the test', () => {
  it('consent and checks come first, and what is missing is said', async () => {
    open();
    const start = await button('Vào phòng thi');
    expect(start.disabled).toBe(true);
    expect(
      await screen.findByText(
        'Còn phải làm trước khi vào thi: đồng ý cho gửi bản ghi âm, thử micro, thử loa, thử độ ồn của phòng.',
      ),
    ).toBeVisible();
    fireEvent.click(await button('Đồng ý cho gửi bản ghi âm'));
    expect(
      await screen.findByText('Còn phải làm trước khi vào thi: thử micro, thử loa, thử độ ồn của phòng.'),
    ).toBeVisible();
    expect(await voiceConsentAt(LEARNER)).not.toBeNull();
  });

  it('a device that was checked goes straight in, and the server is told once', async () => {
    await giveVoiceConsent(LEARNER);
    usePrepared.setState({ prepared: true });
    api.answer(setPreparation, { is_prepared: true, prepared_at: 1 });
    open();
    expect(await screen.findByText('Máy này đã thử xong từ lần trước')).toBeVisible();
    await waitFor(async () => expect((await button('Vào phòng thi')).disabled).toBe(false));
    await waitFor(() => expect(api.sentTo(setPreparation)).toEqual([{ is_prepared: true }]));
  });

  it('no question is on screen', async () => {
    open();
    await button('Vào phòng thi');
    expect(screen.queryByText(/home q1/)).toBeNull();
    expect(screen.queryByText(/Describe a meal/)).toBeNull();
  });

  it('a second tab is refused kindly, and goes on once the other is closed', async () => {
    const close = stubLocks().holdElsewhere();
    open();
    expect(await screen.findByText('Đề này đang thi ở thẻ khác')).toBeVisible();
    close();
    expect(await button('Vào phòng thi')).toBeVisible();
  });

  it('what is no test says so', async () => {
    api.answer(listQuestions, { ...speakingExam(), transitions: null });
    open();
    expect(await screen.findByText('Đây không phải đề thi')).toBeVisible();
  });

  it('with no network and nothing stored, it says what works', async () => {
    api.noNetwork();
    open();
    expect(await screen.findByText(/Bạn mở đề này một lần khi có mạng/)).toBeVisible();
  });

  it('without an id, the room opens', async () => {
    open('/virtual-speaking-test');
    expect(await screen.findByText('phòng luyện nói')).toBeVisible();
  });
});

describe('a test that was left', () => {
  async function leaveAt(current: string): Promise<string> {
    const exam = await readStoredExam(LEARNER, EXAM_ID);
    const { attemptId } = exam;
    await storeAttempt(LEARNER, speakingExam().set, exam);
    const progress = {
      ...FRESH.progress,
      opened: [1 as const],
      current,
      elapsed: { 1: 130_000, 2: 0, 3: 0 },
    };
    await changeExamNotes(LEARNER, attemptId, { progress });
    return attemptId;
  }

  it('says where it is, and goes on by a press', async () => {
    await leaveAt('home.q3');
    open();
    expect(await screen.findByText('Bạn đang thi dở đề này')).toBeVisible();
    expect(screen.getByText('Bạn đang ở Part 1, đã thi khoảng 2 phút.')).toBeVisible();
    fireEvent.click(await button('Thi tiếp'));
    expect(await screen.findByText('Part 1 / 3 · phút thứ 3')).toBeVisible();
    // Without sound, the examiner's line is read.
    expect(await screen.findByText('Welcome back.')).toBeVisible();
  });

  it('pauses when the page is hidden, and says why', async () => {
    await leaveAt('home.q3');
    open();
    fireEvent.click(await button('Thi tiếp'));
    await screen.findByText('Part 1 / 3 · phút thứ 3');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Bài thi đang tạm dừng')).toBeVisible();
    visibility.mockRestore();
  });

  it('asks before it is left', async () => {
    await leaveAt('home.q3');
    open();
    fireEvent.click(await button('Thi tiếp'));
    fireEvent.click(await button('Rời phòng thi'));
    expect(await screen.findByText(/Lần sau mở đề, bạn thi tiếp đúng câu đang dở/)).toBeVisible();
    const buttons = await screen.findAllByRole('button', { name: 'Rời phòng thi' });
    fireEvent.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText('phòng luyện nói')).toBeVisible();
  });
});

describe('a test that was begun on another device', () => {
  async function beReady(): Promise<void> {
    await giveVoiceConsent(LEARNER);
    usePrepared.setState({ prepared: true });
    api.answer(setPreparation, { is_prepared: true, prepared_at: 1 });
  }
  const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
  const start = async () => {
    await waitFor(async () => expect((await button('Vào phòng thi')).disabled).toBe(false));
    fireEvent.click(await button('Vào phòng thi'));
  };

  it('is told before the checks, with how far it is, and waits for the choice', async () => {
    await beReady();
    serve({ under_way: standing() });
    open();
    expect(await screen.findByText('Đề này đang thi dở, lượt đó chưa có trên máy này')).toBeVisible();
    expect(screen.getByText(/^Bắt đầu lúc .*20:15.*, câu gần nhất lúc .*20:20/)).toBeVisible();
    expect(screen.getByText('Đã nộp Part 1. Mình đã nhận 6 câu trả lời.')).toBeVisible();
    expect(
      await screen.findByText('Còn phải làm trước khi vào thi: chọn thi tiếp hay thi lại.'),
    ).toBeVisible();
    expect((await button('Vào phòng thi')).disabled).toBe(true);
  });

  it('goes on with the first part that was not handed in, as the same attempt', async () => {
    await beReady();
    serve({ under_way: standing() });
    open();
    await choose(/Thi tiếp từ đầu Part 2/);
    await start();
    expect(await screen.findByText('Part 2 / 3')).toBeVisible();
    expect(await screen.findByText('Now you talk.')).toBeVisible();
    expect(await readStoredExam(LEARNER, EXAM_ID)).toMatchObject({
      attemptId: THERE,
      progress: { handedIn: [1] },
    });
  });

  it('is given up for a new attempt', async () => {
    await beReady();
    serve({ under_way: standing() });
    open();
    await choose(/Thi lại từ đầu/);
    await start();
    expect(await screen.findByText('Part 1 / 3')).toBeVisible();
    const rows = await db.commands.toArray();
    expect(rows.find(({ operation }) => operation === 'speakingRoom.redoTopic')?.body).toMatchObject({
      attempt_id: THERE,
    });
    expect((await readStoredExam(LEARNER, EXAM_ID)).attemptId).not.toBe(THERE);
  });

  it('can be taken from its beginning where the server does not answer', async () => {
    await beReady();
    api.noNetwork();
    api.answer(listQuestions, speakingExam());
    open();
    expect(await button('Vào phòng thi')).toBeVisible();
    expect(screen.queryByText('Đề này đang thi dở, lượt đó chưa có trên máy này')).toBeNull();
  });

  it('says which parts of this device’s attempt were handed in there', async () => {
    const exam = await readStoredExam(LEARNER, EXAM_ID);
    const { attemptId } = exam;
    const progress = { ...FRESH.progress, opened: [1 as const], elapsed: { 1: 130_000, 2: 0, 3: 0 } };
    await storeAttempt(LEARNER, speakingExam().set, { ...exam, progress });
    serve({ own: { ...standing({ attempt_id: attemptId, parts: [1, 2] }), state: 'open' } });
    open();
    expect(await screen.findByText('Part 1, Part 2 đã nộp rồi, nên bạn thi tiếp từ Part 3.')).toBeVisible();
    fireEvent.click(await button('Thi tiếp'));
    expect(await screen.findByText('Part 3 / 3')).toBeVisible();
  });

  it('leads to its result where it was finished there', async () => {
    const exam = await readStoredExam(LEARNER, EXAM_ID);
    const { attemptId } = exam;
    await storeAttempt(LEARNER, speakingExam().set, exam);
    serve({ own: { ...standing({ attempt_id: attemptId, parts: [1, 2, 3] }), state: 'submitted' } });
    open();
    expect(await screen.findByRole('link', { name: 'Xem kết quả lượt trước' })).toHaveAttribute(
      'href',
      `/virtual-speaking-test-result/${EXAM_ID}?attempt=${attemptId}`,
    );
    expect(screen.getByRole('button', { name: 'Vào phòng thi' })).toBeVisible();
    expect(await db.attempts.get(attemptId)).toMatchObject({ submittedAt: expect.any(Number) });
  });
});
