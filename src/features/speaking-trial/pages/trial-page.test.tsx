import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { TALK } from '#src/messages/talk.ts';
import { DOWNLOADS_CACHE, MEDIA_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { queryClient, startQueryPersistence } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { claimGuestWork } from '#src/platform/outbox/owner/claim-guest-work.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { db as downloads } from '#src/shared/download/db.ts';
import { downloadAll } from '#src/shared/download/downloader.ts';
import { requestDownload } from '#src/shared/download/request-download.ts';
import { TRIAL_SET, trialSurvey } from '#src/shared/queries/speaking.ts';
import { DIALOGUE } from '#src/shared/speaking/dialogue/messages/dialogue.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { submitSpoken } from '#src/shared/speaking/sets/submit-spoken.ts';
import { SHORT_TALK } from '#src/shared/speaking/short-talk/messages/short-talk.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import {
  declinedBand,
  gradedBand,
  submittedAttempt,
  talkDetail,
  talkQuestion,
  unsureTalk,
} from '#tests/support/short-talk.ts';
import { TRIAL } from '../messages/trial.ts';
import { Component as TrialPage } from './trial-page.tsx';

vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));

const GUEST = 'guest-1';
const ID = '019aa000-0000-7000-8000-0000000000aa';
const ROOM = talkDetail(
  'trial',
  ['q1', 'q2', 'q3'].map((id) => talkQuestion({ id })),
);
const SURVEY = [
  {
    ...{ id: 'aim' },
    options: [{ id: 'six', text_vi: 'Sáu chấm' }],
  },
];
const PLACE = {
  owner: GUEST,
  attemptId: ID,
  set: { id: TRIAL_SET, mode: 'trial' },
  label: TRIAL.title,
} as const;
const LONG = { timeout: 15_000 };

const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await db.meta.put({ key: 'visitor', owner: GUEST, token: 't' });
  await db.attempts.add({ id: ID, owner: GUEST, practiceId: TRIAL_SET, openedAt: 1, submittedAt: null });
  api.noNetwork();
  api.answer(ENDPOINTS.speakingRoom.freeTopics, { topics: [ROOM.set] });
  api.answer(ENDPOINTS.speakingTrial.survey, { questions: SURVEY });
  serve(null);
});

/** What the server says of the trial; null: only its questions. */
function serve(attempt: ReturnType<typeof submittedAttempt> | null): void {
  api.answer(ENDPOINTS.speakingTrial.listQuestions, { ...ROOM, attempt });
}

const graded = (speaking: SpeakingBand | null) => serve(submittedAttempt(ID, { speaking }));

async function answer(questionId: string): Promise<void> {
  const recording_id = await openRecording({ owner: GUEST, attemptId: ID, questionId, type: 'audio/webm' });
  await appendChunk(recording_id, 0, new Uint8Array(9).buffer);
  const said = { type_code: 'ielts_unscripted_speaking', recording_id } as const;
  await saveSpokenAnswer({ ...PLACE, questionId, answer: said });
}

async function submit(): Promise<void> {
  await answer('q1');
  await submitSpoken(PLACE);
}

/** All that was queued reaches the server. */
const arrive = (): Promise<unknown> => db.commands.clear();

const open = () => renderRoutes([{ path: '/speaking-ai-trial', Component: TrialPage }], '/speaking-ai-trial');

it('offers a trial that was left, with the number of its answers', async () => {
  await answer('q1');
  open();
  expect(await screen.findByText(TRIAL.resumeText(1, 3), {}, LONG)).toBeVisible();
});

it('shows a guest the topics that are free, and how to practise them', async () => {
  open();
  expect(await screen.findByText('Bài nói', {}, LONG)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: TRIAL.topics.register }));
  expect(useAuthDialog.getState()).toMatchObject({ asked: 'register', next: '/speaking-ai-trial' });
});

describe('once a guest has downloaded it', () => {
  const memory = new MemoryCaches();
  const bytes = new TextEncoder().encode('a voice');

  async function download(): Promise<void> {
    const version = 'a'.repeat(64);
    const media = [...new Set(JSON.stringify(ROOM).match(/\/media\/[^"]+\.m4a/g))];
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    api.answer(ENDPOINTS.download.speaking, {
      ...{ kind: 'speaking', id: TRIAL_SET, title: TRIAL.title, version },
      reads: (['speakingTrial.listQuestions', 'speakingTrial.survey'] as const).map((operation) => ({
        ...{ operation, id: TRIAL_SET, bytes: 9, version },
      })),
      media: media.map((path) => ({ path, bytes: bytes.length, sha256 })),
    });
    // They were played before.
    vi.stubGlobal('caches', memory);
    const played = await memory.open(MEDIA_CACHE);
    for (const path of media)
      await played.put(path, new Response(bytes, { headers: { etag: `"${sha256}"` } }));
    await requestDownload({ owner: GUEST, kind: 'speaking', id: TRIAL_SET, title: '', bytes: 9 }, true);
    const ports = { now: Date.now, onMobileData: () => false, reachable: async () => true };
    await downloadAll(GUEST, { client: queryClient, ...ports });
  }

  it('can be spoken after a cold start with no network, with its voices and its survey', async () => {
    onTestFinished(() => downloads.downloads.clear());
    await download();
    expect(await memory.addresses(DOWNLOADS_CACHE)).toContain(ROOM.questions[0]?.script?.line.voice);
    queryClient.clear();
    api.noNetwork();
    open();
    fireEvent.click(await screen.findByRole('button', { name: ASK_VOICE.accept }, LONG));
    fireEvent.click(await screen.findByRole('button', { name: TRIAL.start }, LONG));
    fireEvent.click(await screen.findByRole('button', { name: DIALOGUE.ready.start }, LONG));
    cleanup();
    await submit();
    queryClient.clear();
    open();
    expect(await screen.findByRole('radio', { name: 'Sáu chấm' }, LONG)).toBeVisible();
    expect(screen.getByText(SHORT_TALK.sending.title)).toBeVisible();
  });
});

describe('the result', () => {
  it('waits on the device with no network, and says so', async () => {
    await submit();
    open();
    expect(await screen.findByText(SHORT_TALK.sending.title, {}, LONG)).toBeVisible();
    expect(screen.getByText(SHORT_TALK.here.answered(1, 3))).toBeVisible();
    expect(api.callsOf(ENDPOINTS.speakingTrial.listQuestions).map(({ query }) => query)).toEqual([{}]);
  });

  it('is the server’s band with its reasons once it has arrived', async () => {
    await submit();
    await arrive();
    graded(gradedBand);
    open();
    expect((await screen.findByTestId('estimate', {}, LONG)).textContent).toContain('5.5');
    fireEvent.click(screen.getByText(TALK.band.criteria.FC));
    expect(screen.getByText('Bạn nghỉ nhiều giữa câu.')).toBeVisible();
    expect(screen.queryByText(SHORT_TALK.here.title)).toBeNull();
  });

  it('has the words of each answer with how sure they are, and its figures', async () => {
    await submit();
    await arrive();
    const attempt = submittedAttempt(ID, { speaking: { ...gradedBand, beside: true } });
    api.answer(ENDPOINTS.speakingTrial.listQuestions, unsureTalk('trial', attempt, 'It is a small town.'));
    open();
    expect(await screen.findByText(TALK.band.beside, {}, LONG)).toBeVisible();
    fireEvent.click(screen.getByText(SHORT_TALK.answers.heard));
    expect(screen.getByText('Chữ do máy chủ Luyện nghe, có thể có chỗ sai.', { exact: false })).toBeVisible();
    expect(screen.getByText(TALK.words.legend.unsure)).toBeVisible();
    expect(screen.getByText(TALK.measures.rate)).toBeVisible();
  });

  it('says why there is no band', async () => {
    await submit();
    await arrive();
    graded(declinedBand('Bạn mới nói 4 giây.'));
    open();
    expect(await screen.findByText(TALK.band.noBand, {}, LONG)).toBeVisible();
    expect(screen.getByText('Bạn mới nói 4 giây.')).toBeVisible();
  });

  it('lets one mend the words that a machine did not hear surely', async () => {
    await submit();
    await arrive();
    const attempt = submittedAttempt(ID, { speaking: declinedBand('Máy chưa chắc lời bạn.') });
    api.answer(ENDPOINTS.speakingTrial.listQuestions, unsureTalk('trial', attempt, 'It is a small town.'));
    open();
    fireEvent.click(await screen.findByRole('button', { name: TALK.mend.start(1) }, LONG));
    fireEvent.change(screen.getByDisplayValue('It is a small town.'), {
      target: { value: 'It is a house.' },
    });
    fireEvent.click(screen.getByRole('button', { name: TALK.mend.last }));
    expect(await screen.findByText(TALK.mend.done)).toBeVisible();
    const queued = await db.commands.toArray();
    expect(queued.map(({ body }) => body)).toMatchObject([
      {
        attempt_id: ID,
        question_id: 'q1',
        answer: { transcript: { text: 'It is a house.', source: 'learner' } },
      },
    ]);
  });

  it('says for each criterion without evidence why, and shows what was found for the others', async () => {
    await submit();
    await arrive();
    const missing = (['LR', 'GRA', 'P'] as const).map((code) => ({ code, why: `Chưa đủ từ cho ${code}.` }));
    const criteria = gradedBand.criteria.slice(0, 1);
    graded(declinedBand('Ít quá để ước lượng band.', { criteria, missing }));
    open();
    const list = await screen.findByRole('list', { name: TALK.band.fourCriteria }, LONG);
    const shown = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown[0]).toContain('5.0–6.0');
    for (const [at, { why }] of missing.entries()) {
      expect(shown[at + 1]).toContain(TALK.band.missing);
      expect(shown[at + 1]).toContain(why);
      expect(shown[at + 1]).not.toMatch(/\d\.\d/);
    }
    expect(screen.getByText('Bạn nghỉ nhiều giữa câu.')).toBeVisible();
  });

  it('shows what the device knows while the server grades', async () => {
    await submit();
    await arrive();
    serve(submittedAttempt(ID, { waiting: 1 }));
    open();
    expect(await screen.findByText(SHORT_TALK.sending.grading, {}, LONG)).toBeVisible();
    expect(screen.getByText(SHORT_TALK.here.title)).toBeVisible();
  });
});

it('the survey is queued behind the trial that it belongs to', async () => {
  await submit();
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Sáu chấm' }, LONG));
  fireEvent.click(screen.getByRole('button', { name: TRIAL.survey.send }));
  expect(await screen.findByText(TRIAL.survey.thanks, {}, LONG)).toBeVisible();
  const rows = await db.commands.orderBy('seq').toArray();
  expect(rows.map(({ operation }) => operation)).toEqual([
    'speakingTrial.submitQuestion',
    'speakingTrial.submitTopic',
    'speakingTrial.answerSurvey',
  ]);
  expect(rows[2]?.after).toEqual([rows[1]?.id]);
});

it('the survey says that the result is there as soon as it is', async () => {
  await submit();
  open();
  expect(await screen.findByText(TRIAL.survey.text, {}, LONG)).toBeVisible();
  graded(gradedBand);
  await arrive();
  expect(await screen.findByText(TRIAL.survey.graded, {}, LONG)).toBeVisible();
  expect(screen.getByTestId('estimate')).toBeVisible();
});

it('the survey counts as answered at once, whatever the server said before', async () => {
  await submit();
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Sáu chấm' }, LONG));
  fireEvent.click(screen.getByRole('button', { name: TRIAL.survey.send }));
  const known = () => queryClient.getQueryData(trialSurvey().queryKey)?.is_answered;
  await waitFor(() => expect(known()).toBe(true));
});

describe('signing up', () => {
  it('is offered with the result', async () => {
    await submit();
    open();
    fireEvent.click(await screen.findByRole('button', { name: TRIAL.keep.register }, LONG));
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'register', next: '/speaking-ai-trial' });
  });

  it('asks the server for nothing of the learner’s before the trial is theirs', async () => {
    onTestFinished(startQueryPersistence());
    await submit();
    await arrive();
    graded(gradedBand);
    open();
    expect(await screen.findByTestId('estimate', {}, LONG)).toBeVisible();
    expect(await screen.findByText(TRIAL.survey.title, {}, LONG)).toBeVisible();
    const asked = () => [
      ...api.callsOf(ENDPOINTS.speakingTrial.listQuestions).filter(({ query }) => query.attempt_id === ID),
      ...api.callsOf(ENDPOINTS.speakingTrial.survey),
    ];
    const before = asked();
    const claimed = claimGuestWork(LEARNER);
    signIn();
    await claimed;
    expect(await screen.findByText(TRIAL.keep.claiming, {}, LONG)).toBeVisible();
    expect(asked()).toEqual(before);
    await arrive();
    expect(await screen.findByTestId('estimate', {}, LONG)).toBeVisible();
    expect(asked()).toHaveLength(before.length + 2);
  });

  it('makes the result the learner’s', async () => {
    await submit();
    await arrive();
    await claimGuestWork(LEARNER);
    signIn();
    graded(gradedBand);
    open();
    expect(await screen.findByText(TRIAL.keep.claiming, {}, LONG)).toBeVisible();
    expect(screen.queryByTestId('estimate')).toBeNull();
    await arrive();
    expect(await screen.findByTestId('estimate', {}, LONG)).toBeVisible();
    expect(screen.getByText(TRIAL.keep.kept)).toBeVisible();
  });
});
