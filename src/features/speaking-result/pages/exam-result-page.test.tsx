import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { GRADED_ATTEMPT, gradedSet } from '#tests/support/graded-set.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { Component as ResultPage } from './exam-result-page.tsx';

const { reject } = SPEAKING_RESULT;
const QUOTE = { question_id: 'q1', start: 0, end: 9, text: 'I grew up', at: 2 };
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
    `/virtual-speaking-test-result/speaking-test-1?attempt=${GRADED_ATTEMPT}`,
  );

const FIRST: SpeakingBand = {
  outcome: 'graded',
  engine: { name: 'luyen-talk', version: '3' },
  band: { low: 3.5, point: 4, high: 4.5 },
  ...{ confidence: 0.3, talks: 3, of: 3 },
  criteria: [
    {
      code: 'FC',
      band: { low: 2.5, point: 3, high: 3.5 },
      reasons: [{ comment: 'Bạn nghỉ lâu giữa câu.', tone: 'improve', quote: QUOTE }],
    },
  ],
};

/** Rejected once; the first result is kept. */
const rejectedWith = (reason: string) => ({ reason, at: Date.UTC(2026, 10, 21, 3), first: FIRST });

function exam(rejected: ReturnType<typeof rejectedWith> | null, state: 'graded' | 'waiting' = 'graded') {
  const detail = gradedSet(state);
  const set = { ...detail.set, id: 'speaking-test-1', mode: 'test' as const, part: null };
  return { ...detail, set, submitted_parts: [1, 2, 3], rejected, others: [] as string[] };
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
    body: { attempt_id: GRADED_ATTEMPT, reason: 'Câu 3 mình nói đủ hai phút.' },
  });
  expect(screen.queryByText(SPEAKING_RESULT.folds.reject)).toBeNull();
});

it.each([
  ['was rejected before', exam(rejectedWith('Tính thiếu câu 3.'))],
  ['is being graded', exam(null, 'waiting')],
])('a result that %s cannot be rejected', async (_, detail) => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, detail);
  open();
  await waitFor(() => expect(screen.getByText(SPEAKING_RESULT.again.exam)).toBeVisible());
  expect(screen.queryByText(SPEAKING_RESULT.folds.reject)).toBeNull();
});

it('a result without a band cannot be rejected', async () => {
  const detail = exam(null);
  const { confidence: _c, talks: _t, of: _o, band: _b, criteria: _, ...rest } = FIRST;
  const speaking: SpeakingBand = { ...rest, outcome: 'declined', message: 'Ít quá để ước lượng band.' };
  const attempt = detail.attempt && {
    ...detail.attempt,
    user_result: { ...detail.attempt.user_result, speaking },
  };
  api.answer(ENDPOINTS.speakingExam.listQuestions, { ...detail, attempt });
  open();
  expect(await screen.findByText('Ít quá để ước lượng band.')).toBeVisible();
  expect(screen.queryByText(SPEAKING_RESULT.folds.reject)).toBeNull();
});

it.each([
  ['beside the new one', 'graded'],
  ['while the new one is graded', 'waiting'],
] as const)('the result that was rejected stays readable, %s', async (_, state) => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, exam(rejectedWith('Tính thiếu câu 3.'), state));
  open();
  const title = await screen.findByText(reject.first);
  const fold = title.closest('details');
  if (!fold) throw new Error('not folded');
  const first = within(fold);
  expect(first.getByText(reject.firstBand('3.5', '4.5'))).toBeVisible();
  expect(first.queryByText(reject.doneReason('Tính thiếu câu 3.'))).toBeNull();
  fireEvent.click(title);
  expect(await first.findByText(reject.doneReason('Tính thiếu câu 3.'))).toBeVisible();
  expect(first.getByText(reject.done(formatMoment(Date.UTC(2026, 10, 21, 3))))).toBeVisible();
  expect(first.getByTestId('band')).toHaveTextContent('3.5–4.5');
  expect(first.getByRole('list', { name: TALK.band.fourCriteria })).toHaveTextContent('2.5–3.5');
  expect(first.getByText('Bạn nghỉ lâu giữa câu.')).toBeVisible();
  expect(first.getByRole('button', { name: SPEAKING_RESULT.listen('00:01') })).toBeVisible();
  expect(screen.getAllByTestId('band')).toHaveLength(state === 'graded' ? 2 : 1);
  expect(screen.queryAllByText(SPEAKING_RESULT.waiting.regrading(3))).toHaveLength(
    state === 'graded' ? 0 : 1,
  );
});

it('a question of a test is not answered again by itself', async () => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, exam(null));
  open();
  fireEvent.click(await screen.findByText('What do people there do for a living?'));
  expect(await screen.findByText(SPEAKING_RESULT.talk.measures)).toBeVisible();
  expect(screen.queryByRole('button', { name: SPEAKING_RESULT.talk.again })).toBeNull();
});

it.each([
  ['no test', '', SPEAKING_RESULT.noneAtAll.exam, SPEAKING_RESULT.room],
  ['a test never taken', '/speaking-test-1', SPEAKING_RESULT.noneExam, SPEAKING_RESULT.start.exam],
])('%s in the address has no result, and says how to get one', async (_, id, text, action) => {
  api.answer(ENDPOINTS.speakingExam.listQuestions, { ...exam(null), attempt: null, questions: [] });
  renderRoutes(
    [{ path: '/virtual-speaking-test-result/:id?', Component: ResultPage }],
    `/virtual-speaking-test-result${id}`,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

it('a test that was not sent shows its answers on this device', async () => {
  const { attempt: _, ...detail } = exam(null);
  const answer = detail.questions[0]?.user[0]?.bai_lam;
  if (!answer) throw new Error('no answer');
  const questions = detail.questions.map((question) => ({ ...question, user: [] }));
  api.answer(ENDPOINTS.speakingExam.listQuestions, { ...detail, questions, attempt: null });
  await db.attempts.add({
    id: GRADED_ATTEMPT,
    owner: LEARNER,
    practiceId: 'speaking-test-1',
    openedAt: 1,
    submittedAt: 2,
  });
  await db.answers.add({ attemptId: GRADED_ATTEMPT, questionId: 'q1', owner: LEARNER, answer, savedAt: 1 });
  await db.commands.add({
    ...{ id: crypto.randomUUID(), v: 1, owner: LEARNER, operation: 'speakingExam.submitPart' },
    ...{ params: { id: 'speaking-test-1' }, body: { attempt_id: GRADED_ATTEMPT, part: 3, at: 1, skew: 0 } },
    ...{
      label: 'Đề nói 1',
      recordingId: null,
      after: [],
      slot: `submit-part:${GRADED_ATTEMPT}:3`,
      state: 'queued',
    },
    ...{ tries: 0, savedAt: 1, nextTryAt: 0, size: 1, lastCode: null, lastMessage: null },
  });
  open();
  expect(await screen.findByText('Which part of the country did you grow up in?')).toBeVisible();
  expect(screen.getByText(SPEAKING_RESULT.waiting.meanwhile)).toBeVisible();
});
