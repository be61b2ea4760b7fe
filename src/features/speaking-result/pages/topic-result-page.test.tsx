import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import {
  EARLIER_ATTEMPT,
  GRADED_ATTEMPT,
  gradedSet,
  heardTalk,
  roomBand,
} from '#tests/support/graded-set.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { Component as ResultPage } from './topic-result-page.tsx';

const SET = 'speaking-hometown';
const AT = `/virtual-speaking-practice-result/${SET}?attempt=${GRADED_ATTEMPT}`;
const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  signIn();
});

const open = (at = AT) =>
  renderRoutes(
    [
      { path: '/virtual-speaking-practice-result/:id?', Component: ResultPage },
      { path: '*', element: <p>elsewhere</p> },
    ],
    at,
  );

const withBand = (speaking: SpeakingBand) => {
  const detail = gradedSet();
  if (!detail.attempt) throw new Error('no attempt');
  return {
    ...detail,
    attempt: { ...detail.attempt, user_result: { ...detail.attempt.user_result, speaking } },
  };
};

const SILENT: AiEvaluation = {
  status: 'finished',
  content: {
    kind: 'talk',
    result: {
      outcome: 'declined',
      reason: 'silence',
      message: 'Mình không nghe thấy tiếng nói.',
      engine: { name: 'luyen-talk', version: '3' },
    },
  },
};

const sheet = (id: string) => ({
  ...{ id, title: `Phiếu ${id}`, summary: '', tags: [], reading_minutes: 3, body: '' },
});

it('shows the band as a range, one thing to mend with its words, and the next exercise; the rest is folded', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet());
  api.answerWith(ENDPOINTS.studySheet.read, ({ params }) => sheet(params.id ?? ''));
  open();
  const band = roomBand();
  if (band.outcome !== 'graded') throw new Error(band.message);
  const { low, high } = band.band;
  expect(await screen.findByTestId('band')).toHaveTextContent(`${low.toFixed(1)}–${high.toFixed(1)}`);
  expect(screen.getByTestId('learnt')).toBeVisible();
  const mend = screen.getByRole('heading', { name: RESULT_HEAD.mend }).closest('section');
  expect(
    mend && (await within(mend).findByRole('link', { name: /^(?:Luyện âm|Nói chủ đề|Đọc phiếu): / })),
  ).toHaveAttribute('href', expect.stringMatching(/^\/(?:phieu|pronunciation|virtual-speaking-practice)\//));
  expect(screen.queryByText(TALK.words.title)).toBeNull();
  expect(screen.queryByText(TALK.band.honest)).toBeNull();
});

it('a criterion without evidence says so and why, in place of a number, and there is no band', async () => {
  api.answer(
    ENDPOINTS.speakingRoom.listQuestions,
    withBand({
      outcome: 'declined',
      engine: { name: 'luyen-talk', version: '3' },
      message: 'Ít quá để ước lượng band.',
      criteria: [{ code: 'FC', band: { low: 4, point: 5, high: 6 }, reasons: [] }],
      missing: (['LR', 'GRA', 'P'] as const).map((code) => ({ code, why: `Chưa đủ từ cho ${code}.` })),
    }),
  );
  open();
  const list = await screen.findByRole('list', { name: TALK.band.fourCriteria });
  const shown = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shown[0]).toContain('4.0–6.0');
  for (const [at, code] of ['LR', 'GRA', 'P'].entries()) {
    expect(shown[at + 1]).toContain(TALK.band.missing);
    expect(shown[at + 1]).toContain(`Chưa đủ từ cho ${code}.`);
    expect(shown[at + 1]).not.toMatch(/\d\.\d/);
  }
  expect(screen.queryByTestId('band')).toBeNull();
  expect(screen.getByText(TALK.band.noBand)).toBeVisible();
});

it('where words are not known it says so first, and one button leads through the answers', async () => {
  const detail = withBand({
    ...{ outcome: 'declined', engine: { name: 'luyen-talk', version: '5' }, cause: 'words_unknown' },
    message: 'Có 1 câu mình chưa chắc lời.',
  });
  const [first] = detail.questions;
  const [own] = first?.user ?? [];
  if (!own) throw new Error('no answer');
  const result = heardTalk('It is a small town.');
  own.bai_lam = { type_code: 'ielts_unscripted_speaking', recording_id: crypto.randomUUID() };
  const transcript = { ...result.transcript, source: 'server' as const, unsure: [{ start: 8, end: 13 }] };
  own.ai_evaluation = { status: 'finished', content: { kind: 'talk', result: { ...result, transcript } } };
  api.answer(ENDPOINTS.speakingRoom.listQuestions, detail);
  open();
  expect(await screen.findByText(TALK.band.causes.words_unknown)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: TALK.mend.start(1) }));
  const mending = screen.getByRole('region', { name: TALK.mend.title });
  expect(within(mending).getByRole('textbox')).toHaveValue('It is a small town.');
});

it('an address without an attempt opens the newest one, from whichever device', async () => {
  api.answerWith(ENDPOINTS.speakingRoom.listQuestions, ({ query }) =>
    query.attempt_id === 'latest' || query.attempt_id === GRADED_ATTEMPT ? gradedSet() : null,
  );
  const { router } = open(`/virtual-speaking-practice-result/${SET}`);
  await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${GRADED_ATTEMPT}`));
  expect(await screen.findByTestId('band')).toBeVisible();
});

it('an attempt that was not sent says so, and shows the answers of this device', async () => {
  const { attempt: _, ...detail } = gradedSet();
  const questions = detail.questions.map((question) => ({ ...question, user: [] }));
  api.answer(ENDPOINTS.speakingRoom.listQuestions, { ...detail, questions, attempt: null });
  const [first] = gradedSet().questions;
  const answer = first?.user[0]?.bai_lam;
  if (!answer) throw new Error('no answer');
  await db.attempts.add({ id: GRADED_ATTEMPT, owner: LEARNER, practiceId: SET, openedAt: 1, submittedAt: 2 });
  await db.answers.add({ attemptId: GRADED_ATTEMPT, questionId: 'q1', owner: LEARNER, answer, savedAt: 1 });
  await db.commands.add({
    ...{ id: crypto.randomUUID(), v: 1, owner: LEARNER, operation: 'speakingRoom.submitTopic' },
    ...{ params: { id: SET }, body: { attempt_id: GRADED_ATTEMPT, at: 1, skew: 0 }, label: 'Quê của bạn' },
    ...{ recordingId: null, after: [], slot: `submit:${GRADED_ATTEMPT}`, state: 'queued', tries: 0 },
    ...{ savedAt: 1, nextTryAt: 0, size: 1, lastCode: null, lastMessage: null },
  });
  open();
  expect(await screen.findByText('Which part of the country did you grow up in?')).toBeVisible();
  expect(screen.getByText(SPEAKING_RESULT.waiting.title)).toBeVisible();
  expect(screen.queryByTestId('band')).toBeNull();
});

it('while the server grades, it says so, and shows no number', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet('waiting'));
  open();
  expect(await screen.findByText(SPEAKING_RESULT.waiting.grading(3))).toBeVisible();
  expect(screen.queryByTestId('band')).toBeNull();
});

it('an answer has its marked transcript, its course as a table, model answers of two bands, and can be answered again', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet());
  const { router } = open();
  fireEvent.click(await screen.findByText('What do people there do for a living?'));
  const legend = await screen.findByRole('list', { name: TALK.words.legendTitle });
  expect(legend).toHaveTextContent(TALK.words.legend.phrase);
  expect(screen.getByText(TALK.measures.timeline.caption)).toBeInstanceOf(HTMLElement);
  const voices = [...document.querySelectorAll('audio')].map((audio) => audio.getAttribute('src'));
  expect(voices).toEqual(['/media/voices/5.m4a', '/media/voices/6.5.m4a']);
  fireEvent.click(screen.getByRole('button', { name: SPEAKING_RESULT.talk.again }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/virtual-speaking-practice/${SET}`));
  const [row] = await db.commands.toArray();
  expect(row).toMatchObject({ operation: 'speakingRoom.redoQuestion', body: { question_id: 'q2' } });
  const kept = await db.answers.toCollection().primaryKeys();
  expect(kept.map(([, questionId]) => questionId).toSorted()).toEqual(['q1', 'q3']);
});

it('a transcript can be corrected after the grading', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet());
  open();
  fireEvent.click(await screen.findByText('What do people there do for a living?'));
  fireEvent.click(await screen.findByText(SPEAKING_RESULT.talk.correct));
  const box = await screen.findByRole('textbox');
  fireEvent.change(box, { target: { value: 'Most people grow coffee. There are shops.' } });
  fireEvent.click(screen.getByRole('button', { name: TALK.retell.send }));
  expect(await screen.findByText(SPEAKING_RESULT.talk.correctWaiting)).toBeVisible();
  const [row] = await db.commands.toArray();
  expect(row?.operation).toBe('speakingRoom.updateQuestionAnswer');
  expect(JSON.stringify(row?.body)).toContain('There are shops.');
  const before = api.callsOf(ENDPOINTS.speakingRoom.listQuestions).length;
  if (!row) throw new Error('no command');
  await db.transaction('rw', db.commands, db.receipts, async () => {
    await db.receipts.add({ id: row.id, owner: LEARNER, kind: 'command', at: 1, sha256: null });
    await db.commands.delete(row.seq);
  });
  await waitFor(() =>
    expect(api.callsOf(ENDPOINTS.speakingRoom.listQuestions).length).toBeGreaterThan(before),
  );
});

it('a declined answer says why', async () => {
  const detail = gradedSet();
  const [first, ...others] = detail.questions;
  if (!first) throw new Error('no question');
  const user = first.user.map((given) => ({ ...given, ai_evaluation: SILENT }));
  const questions = [{ ...first, user }, ...others];
  api.answer(ENDPOINTS.speakingRoom.listQuestions, { ...detail, questions });
  open();
  expect(await screen.findByText(SPEAKING_RESULT.waiting.declinedText)).toBeVisible();
  fireEvent.click(screen.getByText('Which part of the country did you grow up in?'));
  expect(await screen.findByText('Mình không nghe thấy tiếng nói.')).toBeVisible();
});

it('beside an earlier attempt, ranges that overlap are not called different', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet());
  const band = roomBand();
  if (band.outcome !== 'graded') throw new Error(band.message);
  const point = { set_id: SET, title_vi: 'Quê của bạn', mode: 'topic' as const, band: band.band };
  api.answer(ENDPOINTS.speakingStatistics.listStatistic, {
    bands: [
      { ...point, attempt_id: EARLIER_ATTEMPT, at: Date.UTC(2026, 10, 10) },
      { ...point, attempt_id: GRADED_ATTEMPT, at: Date.UTC(2026, 10, 20, 3) },
    ],
  });
  open();
  fireEvent.click(await screen.findByText(SPEAKING_RESULT.folds.compare));
  const table = await screen.findByRole('table', { name: SPEAKING_RESULT.compare.caption });
  expect(within(table).getAllByText(SPEAKING_RESULT.compare.verdicts.too_close)).toHaveLength(5);
});

it('does not call an attempt the first one where earlier ones are not known', async () => {
  api.answer(ENDPOINTS.speakingRoom.listQuestions, gradedSet());
  open();
  fireEvent.click(await screen.findByText(SPEAKING_RESULT.folds.compare));
  expect(await screen.findByText(SPEAKING_RESULT.compare.offline)).toBeVisible();
  expect(screen.queryByText(SPEAKING_RESULT.compare.first)).toBeNull();
});

it('a topic that is not open to the learner leads to the page about the room', async () => {
  api.refuse(ENDPOINTS.speakingRoom.listQuestions, 'SPEAKING_NOT_ALLOWED');
  open();
  expect(await screen.findByText(SPEAKING_RESULT.closedTitle)).toBeVisible();
});

it('with no network and nothing stored, it says that the work is safe', async () => {
  open();
  expect(await screen.findByText(SPEAKING_RESULT.waiting.offline)).toBeVisible();
});
