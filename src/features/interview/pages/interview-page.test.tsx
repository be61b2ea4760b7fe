import { interviewResult } from '#contract/speaking.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { InterviewResult } from '#contract/speaking.ts';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { TALK } from '#src/messages/talk.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { SHORT_TALK } from '#src/shared/speaking/short-talk/messages/short-talk.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import {
  declinedBand,
  gradedBand,
  submittedAttempt,
  talkDetail,
  talkQuestion,
  unsureTalk,
} from '#tests/support/short-talk.ts';
import { INTERVIEW_SET } from '../api/interview-queries.ts';
import { INTERVIEW } from '../messages/interview.ts';
import { Component as InterviewPage } from './interview-page.tsx';

vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: ({ hears }: { hears?: boolean }) => (
    <p>{hears ? 'the ear is offered' : 'the scorer is'}</p>
  ),
}));

const ID = '019aa000-0000-7000-8000-0000000000aa';
const band = { low: 5, point: 5.5, high: 6 };
const GRADED = made(interviewResult, {
  ...{ id: ID, state: 'graded', at: Date.UTC(2026, 10, 20), answered: 5, of: 5, band },
  engine: { name: 'luyen-talk', version: '3' },
  criteria: [{ band }],
});
const WAITING: InterviewResult = { ...GRADED, state: 'waiting', band: null, criteria: [], engine: null };
const DECLINED: InterviewResult = { ...WAITING, state: 'declined', message: 'Bạn mới nói 6 giây.' };
const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5'].map((id) => talkQuestion({ id }));

const api = fakeApi();
const words = INTERVIEW.result;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  api.noNetwork();
  api.answer(ENDPOINTS.interview.videoQuestions, talkDetail('interview', QUESTIONS));
});

const open = (at: string) =>
  renderRoutes([{ path: '/ai-interactive-result', Component: InterviewPage }], `/ai-interactive-result${at}`);

/** A submitted interview whose commands have all arrived. */
const submit = (owner: string): Promise<unknown> =>
  db.attempts.add({ id: ID, owner, practiceId: INTERVIEW_SET, openedAt: 1, submittedAt: 2 });

describe('a shared result', () => {
  it('shows anybody the band with its criteria, and invites them to try', async () => {
    api.answer(ENDPOINTS.interview.getResult, { result: GRADED });
    open(`?id=${ID}`);
    expect((await screen.findByTestId('estimate')).textContent).toContain('5.5');
    expect(screen.getByText(words.answered(5, 5), { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: INTERVIEW.invite.action }).getAttribute('href')).toBe(
      '/ai-interactive-result',
    );
    expect(screen.queryByRole('button', { name: INTERVIEW.share.action })).toBeNull();
    expect(screen.getByRole('link', { name: INTERVIEW.back }).getAttribute('href')).toBe(
      '/speaking-ai-guest',
    );
  });

  it('says that it is still being graded', async () => {
    api.answer(ENDPOINTS.interview.getResult, { result: WAITING });
    open(`?id=${ID}`);
    expect(await screen.findByText(words.waitingTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: INTERVIEW.invite.action })).toBeVisible();
  });

  it('says that there is no band, but not to others why', async () => {
    api.answer(ENDPOINTS.interview.getResult, { result: DECLINED });
    open(`?id=${ID}`);
    expect(await screen.findByText(words.noneOther)).toBeVisible();
    expect(screen.queryByText('Bạn mới nói 6 giây.')).toBeNull();
  });

  it('that is gone, or whose address is no id, still invites', async () => {
    api.refuse(ENDPOINTS.interview.getResult, 'NOT_FOUND');
    const { unmount } = open(`?id=${ID}`);
    expect(await screen.findByText(words.gone)).toBeVisible();
    unmount();
    open('?id=khong-phai-id');
    expect(await screen.findByText(words.gone)).toBeVisible();
    expect(screen.getByRole('link', { name: INTERVIEW.invite.action })).toBeVisible();
    expect(api.callsOf(ENDPOINTS.interview.getResult).length).toBe(1);
  });
});

describe('one’s own interview', () => {
  it('begins once the guest has agreed that recordings leave the device', async () => {
    open('');
    fireEvent.click(await screen.findByRole('button', { name: ASK_VOICE.accept }, { timeout: 20_000 }));
    expect(await screen.findByRole('button', { name: INTERVIEW.start })).toBeVisible();
    // Before anybody speaks.
    expect(screen.getByText('the ear is offered')).toBeVisible();
    expect(screen.queryByRole('button', { name: ASK_VOICE.accept })).toBeNull();
  });

  it('has a result that is shared by an address without personal data', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    signIn();
    await submit(LEARNER);
    api.answer(ENDPOINTS.interview.getResult, { result: GRADED });
    open('');
    fireEvent.click(await screen.findByRole('button', { name: INTERVIEW.share.action }, { timeout: 20_000 }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${location.origin}/ai-interactive-result?id=${ID}`),
    );
    // The room is closed to them.
    expect(screen.queryByRole('link', { name: INTERVIEW.onward.room })).toBeNull();
    expect(screen.getByRole('link', { name: NEXT_UP.today })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: INTERVIEW.back }).getAttribute('href')).toBe('/speaking-ai');
  });

  it('offers a guest to keep the result by registering', async () => {
    await db.meta.put({ key: 'visitor', owner: 'guest-1', token: 't' });
    await submit('guest-1');
    api.answer(ENDPOINTS.interview.getResult, { result: DECLINED });
    open('');
    expect(await screen.findByText('Bạn mới nói 6 giây.', {}, { timeout: 20_000 })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: INTERVIEW.onward.register }));
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'register', next: '/ai-interactive-result' });
    expect(screen.queryByRole('button', { name: INTERVIEW.share.action })).toBeNull();
  });

  it('without a band lets its taker mend the words that a machine did not hear surely', async () => {
    await db.meta.put({ key: 'visitor', owner: 'guest-1', token: 't' });
    await submit('guest-1');
    api.answer(ENDPOINTS.interview.getResult, { result: DECLINED });
    const attempt = submittedAttempt(ID, {
      speaking: { ...declinedBand('Máy chưa chắc.'), cause: 'words_unknown' },
    });
    api.answer(ENDPOINTS.interview.myTalks, unsureTalk('interview', attempt, 'It is a small town.'));
    open('');
    expect(await screen.findByText(TALK.band.causes.words_unknown, {}, { timeout: 20_000 })).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: TALK.mend.start(1) }, { timeout: 20_000 }));
    fireEvent.click(screen.getByRole('button', { name: TALK.mend.last }));
    await waitFor(async () =>
      expect((await db.commands.toArray()).map(({ body }) => body)).toMatchObject([
        {
          ...{ attempt_id: ID, question_id: 'q1', is_complete: false },
          answer: { transcript: { text: 'It is a small town.', source: 'learner' } },
        },
      ]),
    );
  });

  it('tells its taker why it has its band, and what was heard in each answer', async () => {
    await db.meta.put({ key: 'visitor', owner: 'guest-1', token: 't' });
    await submit('guest-1');
    api.answer(ENDPOINTS.interview.getResult, { result: GRADED });
    const attempt = submittedAttempt(ID, { speaking: { ...gradedBand, beside: true } });
    api.answer(ENDPOINTS.interview.myTalks, unsureTalk('interview', attempt, 'It is a small town.'));
    open('');
    expect(await screen.findByText(TALK.band.beside, {}, { timeout: 20_000 })).toBeVisible();
    fireEvent.click(screen.getByText(SHORT_TALK.answers.heard));
    expect(screen.getByText('Chữ do máy chủ Luyện nghe, có thể có chỗ sai.', { exact: false })).toBeVisible();
    expect(screen.getByText(TALK.measures.rate)).toBeVisible();
    expect(screen.getByText('Bạn nghỉ nhiều giữa câu.')).toBeVisible();
  });

  it('of a learner who comes back on another device is shown', async () => {
    signIn();
    api.answer(ENDPOINTS.interview.myResult, { result: GRADED });
    open('');
    expect((await screen.findByTestId('estimate', {}, { timeout: 20_000 })).textContent).toContain('5.5');
  });

  it('needs to be opened once with a network', async () => {
    api.noNetwork();
    open('');
    expect(await screen.findByText(INTERVIEW.offline, {}, { timeout: 20_000 })).toBeVisible();
  });
});
