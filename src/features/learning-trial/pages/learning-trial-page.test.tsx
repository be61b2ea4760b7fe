import { trialChat } from '#contract/learning-trial.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { SHORT_TALK } from '#src/shared/speaking/short-talk/messages/short-talk.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { Component as TrialPage } from './learning-trial-page.tsx';

vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: ({ hears }: { hears?: boolean }) => (
    <p>{hears ? 'the ear is offered' : 'the scorer is'}</p>
  ),
}));
vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));

const GUEST = 'guest-1';
const ID = '019aa000-0000-7000-8000-0000000000aa';
const LONG = { timeout: 15_000 };
const HEARD = { text: 'My friend likes buses.', vi: 'Bạn tôi thích xe buýt.', voice: '/media/voices/a.m4a' };
const COMMON = { position: 1, folder_id: 'f', folder_name: '', question_id_stem: null, marks: 1 } as const;
const REPLIES = { right_vi: 'Bạn làm đúng rồi.', wrong_vi: 'Câu đúng là câu A.' };

const ask = (
  id: string,
  part: Pick<TrialAsk, 'kind' | 'key' | 'heard'> & { content: TrialAsk['question']['content'] },
): TrialMessage => {
  const { content, ...rest } = part;
  const question = { ...COMMON, id, grading_object: rest.kind === 'say' ? 1 : 0, content } as const;
  return { ...told(id), ask: { ...rest, ...REPLIES, skill: 'one', question } };
};
const told = (id: string): TrialMessage => ({
  id,
  phase: 'application',
  text_vi: `Tin ${id}`,
  line: null,
  ask: null,
});

const CHAT = made(trialChat, {
  id: 'learning-trial',
  summary_vi: 'Ba nhịp',
  minutes: 7,
  wait_seconds: 3_600,
  book: { id: 'sach' },
  phases: [{ title_vi: 'Thử' }, { id: 'coaching', title_vi: 'Học' }],
  skills: [
    {
      id: 'one',
      can_vi: 'Bạn nghe ra âm cuối.',
      not_yet_vi: 'Âm cuối còn rơi.',
      next: { text_vi: 'Luyện âm cuối.' },
    },
  ],
  messages: [
    told('hello'),
    ask('choose', {
      kind: 'listen',
      heard: HEARD,
      key: { type_code: 'single_choice', choice: 'A' },
      content: {
        type_code: 'single_choice',
        prompt: '?',
        options: [
          { id: 'A', text: 'likes' },
          { id: 'B', text: 'like' },
        ],
      },
    }),
    ask('order', {
      kind: 'order',
      heard: null,
      key: { type_code: 'fill_paragraph', blanks: { 1: 'I get up', 2: 'early.' } },
      content: {
        type_code: 'fill_paragraph',
        prompt: '?',
        layout: 'summary',
        text: '{{1}} {{2}}',
        picture: null,
        word_bank: ['early.', 'I get up'],
        word_limit: null,
      },
    }),
    {
      ...ask('say', {
        kind: 'say',
        heard: HEARD,
        key: { type_code: 'ielts_scripted_speaking' },
        content: { type_code: 'ielts_scripted_speaking', prompt: '?', text: HEARD.text, model_audio: null },
      }),
      phase: 'coaching',
    },
    { ...told('goodbye'), phase: 'coaching' },
  ],
});

const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await db.meta.put({ key: 'visitor', owner: GUEST, token: 't' });
  api.noNetwork();
  api.answer(ENDPOINTS.learningTrial.start, CHAT);
  api.answer(ENDPOINTS.learningTrial.status);
});

const open = () => renderRoutes([{ path: '/hoc-thu', Component: TrialPage }], '/hoc-thu');

it('offers the ear before the lesson begins', async () => {
  open();
  expect(await screen.findByRole('button', { name: LEARNING_TRIAL.start }, LONG)).toBeVisible();
  expect(screen.getByText('the ear is offered')).toBeVisible();
});
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

async function begin(): Promise<void> {
  open();
  fireEvent.click(await screen.findByRole('button', { name: LEARNING_TRIAL.start }, LONG));
  await screen.findByRole('radio', { name: /likes/ }, LONG);
}

/** Puts the words in order, skips what is to be said, and opens the report. */
async function orderSkipAndReport(): Promise<void> {
  await screen.findByRole('button', { name: 'I get up' }, LONG);
  press('I get up');
  press('early.');
  press(LEARNING_TRIAL.send);
  await screen.findByText('Tin say', { selector: 'p' }, LONG);
  press(LEARNING_TRIAL.skip);
  fireEvent.click(await screen.findByRole('button', { name: LEARNING_TRIAL.report.open }, LONG));
  await screen.findByRole('heading', { name: LEARNING_TRIAL.report.title }, LONG);
}

async function answerAll(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: /likes/ }));
  press(LEARNING_TRIAL.send);
  await orderSkipAndReport();
}

const commands = async () => (await db.commands.toArray()).map(({ slot, body }) => ({ slot, body }));

it('is done with no network after its first message, and reported on by this device', async () => {
  await begin();
  api.noNetwork();
  await answerAll();
  expect(screen.getAllByText(LEARNING_TRIAL.report.right(2, 2))).toHaveLength(1);
  expect(screen.getByText(LEARNING_TRIAL.report.answered(2, 3))).toBeVisible();
  expect(screen.getByText(SHORT_TALK.sending.title)).toBeVisible();
  // Two answers, and one in the phase where it counts: no verdict.
  const [id = ''] = await db.attempts.toCollection().primaryKeys();
  expect(await commands()).toMatchObject([
    { slot: `answer:${id}:choose`, body: { answer: { choice: 'A' }, is_complete: false } },
    { slot: `answer:${id}:order`, body: { answer: { blanks: { 1: 'I get up', 2: 'early.' } } } },
    { slot: `submit:${id}`, body: { question_id: 'say', answer: null, is_complete: true } },
  ]);
  expect(screen.getByText(/^Từ .* bạn học thử lại được/)).toBeVisible();
});

it('goes back to what was skipped before the report', async () => {
  await begin();
  press(LEARNING_TRIAL.skip);
  await screen.findByRole('button', { name: 'I get up' }, LONG);
  press(LEARNING_TRIAL.skip);
  await screen.findByText('Tin say', { selector: 'p' }, LONG);
  press(LEARNING_TRIAL.skip);
  fireEvent.click(await screen.findByRole('button', { name: LEARNING_TRIAL.report.finish(3) }, LONG));
  expect(await screen.findByRole('radio', { name: /likes/ }, LONG)).toBeVisible();
});

it('takes what was left after the report, in the same lesson, while a new one waits', async () => {
  await begin();
  press(LEARNING_TRIAL.skip);
  await orderSkipAndReport();
  press(LEARNING_TRIAL.report.finish(2));
  fireEvent.click(await screen.findByRole('radio', { name: /likes/ }, LONG));
  press(LEARNING_TRIAL.send);
  await screen.findByText('Tin say', { selector: 'p' }, LONG);
  press(LEARNING_TRIAL.skip);
  fireEvent.click(await screen.findByRole('button', { name: LEARNING_TRIAL.report.open }, LONG));
  expect(await screen.findByText(LEARNING_TRIAL.report.answered(2, 3), {}, LONG)).toBeVisible();
  expect(await db.attempts.count()).toBe(1);
  expect((await commands()).map(({ slot }) => slot?.replace(/:.*:/, ' ').replace(/:.*/, ''))).toEqual([
    ...['answer order', 'submit', 'answer choose'],
  ]);
  expect(screen.getByText(/^Từ .* bạn học thử lại được/)).toBeVisible();
});

it('says at once why an answer is wrong, and does not take it back', async () => {
  await begin();
  expect(screen.queryByText(HEARD.text)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /like$/ }));
  press(LEARNING_TRIAL.send);
  expect(await screen.findByText('Câu đúng là câu A.', {}, LONG)).toBeVisible();
  expect(screen.getByText(LEARNING_TRIAL.wrong)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /likes/ })).toBeNull();
});

it('has an order taken back before it is sent, and sends only a whole one', async () => {
  await begin();
  fireEvent.click(screen.getByRole('radio', { name: /likes/ }));
  press(LEARNING_TRIAL.send);
  await screen.findByRole('button', { name: 'early.' }, LONG);
  press('early.');
  expect(screen.getByRole('button', { name: LEARNING_TRIAL.send })).toBeDisabled();
  press(LEARNING_TRIAL.order.remove('early.'));
  expect(
    within(screen.getByRole('list', { name: LEARNING_TRIAL.order.left })).getAllByRole('button'),
  ).toHaveLength(2);
});

it('goes on where a guest stopped', async () => {
  await begin();
  fireEvent.click(screen.getByRole('radio', { name: /likes/ }));
  press(LEARNING_TRIAL.send);
  await screen.findByRole('button', { name: 'early.' }, LONG);
  document.body.innerHTML = '';
  open();
  expect(await screen.findByText(LEARNING_TRIAL.resumeText(1, 3), {}, LONG)).toBeVisible();
  press(LEARNING_TRIAL.resume);
  expect(await screen.findByRole('button', { name: 'early.' }, LONG)).toBeVisible();
  expect(screen.getByText('likes')).toBeVisible();
});

it('saves what was said as soon as it is recorded, and stays until the learner goes on', async () => {
  await db.attempts.add({ id: ID, owner: GUEST, practiceId: CHAT.id, openedAt: 1, submittedAt: null });
  const given = { attemptId: ID, owner: GUEST, savedAt: 1 };
  const blanks = { 1: 'I get up', 2: 'early.' };
  await db.answers.bulkAdd([
    { ...given, questionId: 'choose', answer: { type_code: 'single_choice', choice: 'A' } },
    { ...given, questionId: 'order', answer: { type_code: 'fill_paragraph', blanks } },
  ]);
  const place = { owner: GUEST, attemptId: ID, questionId: 'say', type: 'audio/webm' };
  const recording_id = await openRecording(place);
  await appendChunk(recording_id, 0, new Uint8Array(9).buffer);
  open();
  fireEvent.click(await screen.findByRole('button', { name: LEARNING_TRIAL.resume }, LONG));
  expect(await screen.findByRole('button', { name: LEARNING_TRIAL.saidDone }, LONG)).toBeDisabled();
  fireEvent.click(await screen.findByRole('button', { name: 'Giữ phần đã ghi' }, LONG));
  const done = () => screen.getByRole('button', { name: LEARNING_TRIAL.saidDone });
  await waitFor(() => expect(done()).toBeEnabled(), LONG);
  expect(await commands()).toMatchObject([{ slot: `answer:${ID}:say`, body: { answer: { recording_id } } }]);
  fireEvent.click(done());
  expect(await screen.findByText(LEARNING_TRIAL.said, {}, LONG)).toBeVisible();
  expect(screen.getByRole('button', { name: LEARNING_TRIAL.report.open })).toBeVisible();
});

it('goes on with a lesson that was begun on another device', async () => {
  signIn();
  api.answer(ENDPOINTS.learningTrial.status, {
    state: 'open',
    attempt_id: ID,
    answered: ['choose'],
  });
  api.answer(ENDPOINTS.learningTrial.messages, {
    attempt_id: ID,
    opened_at: 1,
    answers: [{ question_id: 'choose', answer: { type_code: 'single_choice', choice: 'B' } }],
  });
  open();
  expect(await screen.findByText(LEARNING_TRIAL.resumeText(1, 3), {}, LONG)).toBeVisible();
  expect(await db.attempts.get(ID)).toMatchObject({ owner: LEARNER, practiceId: CHAT.id });
});

it('shows the server’s reports once everything has arrived, and a guest how to keep them', async () => {
  await begin();
  await answerAll();
  const [id = ''] = await db.attempts.toCollection().primaryKeys();
  const counts = { attempt_id: id, state: 'final', answered: 3, right: 3, of: 3 } as const;
  const skill = { id: 'one', level: 'can', text_vi: 'Bạn nghe ra âm cuối.' } as const;
  api.answer(ENDPOINTS.learningTrial.overview, {
    ...counts,
    skills: [{ ...skill, improved: true }],
    next: [{ text_vi: 'Luyện âm cuối.' }],
  });
  api.answer(ENDPOINTS.learningTrial.applicationPhase, {
    ...counts,
    phase: 'application',
    skills: [skill],
    answers: [],
  });
  api.answer(ENDPOINTS.learningTrial.coachingPhase, {
    ...counts,
    phase: 'coaching',
    skills: [skill],
    answers: [{ question_id: 'say', score: 81 }],
  });
  await db.commands.clear();
  await waitFor(() => expect(screen.getByText(LEARNING_TRIAL.report.improved)).toBeVisible(), LONG);
  expect(await screen.findByText(/81\/100/, {}, LONG)).toHaveTextContent(LEARNING_TRIAL.report.score(81));
  expect(screen.getByRole('link', { name: LEARNING_TRIAL.report.pages.sounds })).toHaveAttribute(
    'href',
    '/pronunciation',
  );
  press(LEARNING_TRIAL.keep.register);
  expect(useAuthDialog.getState()).toMatchObject({ asked: 'register', next: '/hoc-thu' });
});

it('asks for advice under the lesson’s book', async () => {
  signIn();
  await begin();
  await answerAll();
  press(LEARNING_TRIAL.tag.action);
  expect(await screen.findByText(LEARNING_TRIAL.tag.done, {}, LONG)).toBeVisible();
  expect(await commands()).toContainEqual({ slot: `tag-contact:${LEARNER}`, body: { book: 'sach' } });
});

it('says what it needs once where there was no network from the beginning', async () => {
  api.noNetwork();
  queryClient.clear();
  open();
  expect(await screen.findByText(LEARNING_TRIAL.offline, {}, LONG)).toBeVisible();
});
