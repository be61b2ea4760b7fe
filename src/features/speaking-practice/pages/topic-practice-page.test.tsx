import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { changeAttempt, openAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { BROUGHT } from '#src/shared/attempt/messages/brought.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { DIALOGUE } from '#src/shared/speaking/dialogue/messages/dialogue.ts';
import { TURN } from '#src/shared/speaking/turn/messages/turn.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { fakeRecorder, fakeVoice, recordingId } from '#tests/support/fake-conversation.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { topicDetail } from '#tests/support/speaking-topic.ts';
import { FEEDBACK } from '../messages/feedback.ts';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';
import { Component } from './topic-practice-page.tsx';

const made = vi.hoisted(() => ({
  recorder: null as unknown,
  voice: null as unknown,
  talk: null as unknown,
}));
vi.mock('#src/shared/audio/use-held-recorder.ts', () => ({ useHeldRecorder: () => made.recorder }));
vi.mock('#src/shared/speaking/examiner/use-examiner-voice.ts', () => ({
  useExaminerVoice: () => made.voice,
}));
vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));
vi.mock('#src/shared/audio/own-recording.tsx', () => ({ OwnRecording: () => null }));
const SHORT = {
  ...{ duration: 3, pauses: [], pause_mean: 0, pause_share: 0 },
  ...{ syllable_rate: 4, melody: 6, clearance: 40 },
};
vi.mock('#src/shared/speaking/talk/device-talk.ts', () => ({ useDeviceTalk: () => made.talk }));

const ROOM_DATA = topicDetail();
const ID = ROOM_DATA.set.id;
const api = fakeApi();
let faults: ReturnType<typeof fakeRecorder>['faults'];
let track: EventTarget;
let said: string[];

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  const { recorder, track: ofRecording, faults: ofRecorder } = fakeRecorder();
  const examiner = fakeVoice(0);
  track = ofRecording;
  Object.assign(made, { recorder, voice: examiner.voice, talk: { name: 'heard', sound: SHORT } });
  faults = ofRecorder;
  said = examiner.said;
  signIn();
  api.noNetwork();
  api.answer(ENDPOINTS.speakingRoom.listQuestions, ROOM_DATA);
});

function open(): ReturnType<typeof renderRoutes>['router'] {
  const { router } = renderRoutes(
    [
      { path: '/virtual-speaking-practice/:id?', Component },
      { path: '*', element: <p>another page</p> },
    ],
    `/virtual-speaking-practice/${ID}`,
  );
  return router;
}

const press = async (name: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name }));
};
const answerIt = (): Promise<void> => press(TURN.done);
const sent = async (): Promise<unknown[]> =>
  (await db.commands.orderBy('seq').toArray()).map(({ operation, body }) => ({ operation, body }));

describe('practising a topic', () => {
  it('asks, listens, asks on, and hands in what was said', async () => {
    const router = open();
    await press(ASK_VOICE.accept);
    await press(TOPIC_PRACTICE.lobby.enter);
    await answerIt();
    // A short answer: the author's follow-up, which says whose it is.
    expect(await screen.findByText(DIALOGUE.followUp.author)).toBeVisible();
    await press(DIALOGUE.followUp.answer);
    await answerIt();
    await press(TOPIC_PRACTICE.next);
    await answerIt();
    await press(TOPIC_PRACTICE.finish);
    expect(await screen.findByText(TOPIC_PRACTICE.end.all(2))).toBeVisible();
    await press(TOPIC_PRACTICE.end.submit);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/virtual-speaking-practice-result/${ID}`),
    );

    const [greeting, intro] = [ROOM_DATA.examiner.greeting[0]?.text, ROOM_DATA.intro?.text];
    expect(said.slice(0, 4)).toEqual([
      ...[greeting, intro, 'Which part of the country did you grow up in?'],
      'What would a visitor notice first?',
    ]);
    const asked = { text: 'What would a visitor notice first?', by: 'author' };
    expect(await sent()).toMatchObject([
      { operation: 'privacy.setConsent' },
      {
        operation: 'speakingRoom.submitQuestion',
        body: { question_id: 'q1', answer: { recording_id: recordingId(1) } },
      },
      { operation: 'speakingRoom.submitQuestion', body: { question_id: 'q1-more', answer: { asked } } },
      { operation: 'speakingRoom.submitQuestion', body: { question_id: 'q2' } },
      { operation: 'speakingRoom.submitTopic' },
    ]);
  });

  it('does not let a recording leave before the learner agrees', async () => {
    open();
    expect(await screen.findByText(ASK_VOICE.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: TOPIC_PRACTICE.lobby.enter })).toBeNull();
  });

  it('goes on where the learner left, with its follow-up', async () => {
    await giveVoiceConsent(LEARNER);
    const { id } = await openAttempt(LEARNER, ID);
    const answer = { type_code: 'ielts_unscripted_speaking' as const, recording_id: recordingId(9) };
    await putAnswer({ attemptId: id, questionId: 'q1', owner: LEARNER, answer, savedAt: 0 });
    const followUp = {
      text: 'And the winters?',
      vi: 'Còn mùa đông?',
      voice: '/media/voices/w.m4a',
      by: 'model' as const,
    };
    await changeAttempt(id, { place: { questionId: 'q1', followUp } });
    open();
    await press(TOPIC_PRACTICE.lobby.goOn(1));
    expect(await screen.findByText(DIALOGUE.followUp.model)).toBeVisible();
    await answerIt();
    await waitFor(async () =>
      expect(await db.answers.get([id, 'q1-more'])).toMatchObject({
        answer: { asked: { text: followUp.text, by: 'model' } },
      }),
    );
    expect(said).toEqual(['Welcome back.', followUp.text]);
  });

  it('goes on with what was begun on another device', async () => {
    await giveVoiceConsent(LEARNER);
    const attemptId = '019aa000-0000-7000-8000-0000000000a7';
    const bai_lam = { type_code: 'ielts_unscripted_speaking' as const, recording_id: recordingId(7) };
    api.answer(ENDPOINTS.openWork.answers, {
      attempt_id: attemptId,
      answers: [{ question_id: 'q1', answer: bai_lam, at: Date.now() - 60_000 }],
      ended: null,
    });
    open();
    expect(await screen.findByText(BROUGHT.title)).toBeVisible();
    await press(TOPIC_PRACTICE.lobby.goOn(2));
    await answerIt();
    await waitFor(async () =>
      expect(await db.answers.get([attemptId, 'q2'])).toMatchObject({ owner: LEARNER }),
    );
  });

  it('offers what a killed browser had recorded', async () => {
    await giveVoiceConsent(LEARNER);
    const { id } = await openAttempt(LEARNER, ID);
    const bytes = new Uint8Array([1, 2]).buffer;
    await db.recordings.add({
      ...{ id: recordingId(8), owner: LEARNER, type: 'audio/webm', attemptId: id, questionId: 'q1' },
      ...{ state: 'open', startedAt: 1, bytes: 2, sha256: null, acked: 0 },
    });
    await db.chunks.add({ recordingId: recordingId(8), index: 0, bytes });
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    await press(DIALOGUE.interrupted.keep);
    await waitFor(async () =>
      expect(await db.answers.get([id, 'q1'])).toMatchObject({ answer: { recording_id: recordingId(8) } }),
    );
    expect(await db.recordings.get(recordingId(8))).toMatchObject({ state: 'complete' });
  });

  it('says what to do without a microphone, and tries again', async () => {
    await giveVoiceConsent(LEARNER);
    faults.cannotStart = true;
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    expect(await screen.findByText(RECORDER_PROBLEMS.denied)).toBeVisible();
    faults.cannotStart = false;
    await press(TURN.again);
    expect(await screen.findByRole('button', { name: TURN.done })).toBeVisible();
  });

  it('says that the microphone was taken away, and that what was said is kept', async () => {
    await giveVoiceConsent(LEARNER);
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    await screen.findByRole('button', { name: TURN.done });
    track.dispatchEvent(new Event('ended'));
    expect(await screen.findByText(DIALOGUE.lost.text)).toBeVisible();
    expect(said.at(-1)).toBe("I can't hear your microphone anymore.");
    expect(screen.getByRole('button', { name: DIALOGUE.redo })).toBeVisible();
    expect(await db.answers.count()).toBe(1);
  });

  it('tells how long an answer may be, ends a longer one, and keeps what was said', async () => {
    await giveVoiceConsent(LEARNER);
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    expect(await screen.findByText(TURN.limit('30 giây', '3 phút'))).toBeVisible();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 181_000);
    expect(await screen.findByText(DIALOGUE.time.text)).toBeVisible();
    vi.restoreAllMocks();
    expect(said.at(-1)).toBe('Thank you, let me stop you there.');
    expect(await db.answers.count()).toBe(1);
  });

  it('says what becomes of a recording that the browser cannot open', async () => {
    made.talk = { name: 'failed' };
    await giveVoiceConsent(LEARNER);
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    await answerIt();
    expect(await screen.findByText(FEEDBACK.failed)).toBeVisible();
    expect(screen.getByRole('button', { name: TOPIC_PRACTICE.next })).toBeVisible();
    expect(await db.answers.count()).toBe(1);
  });

  it('answers a question again: the new recording takes the place of the old one', async () => {
    await giveVoiceConsent(LEARNER);
    open();
    await press(TOPIC_PRACTICE.lobby.enter);
    await answerIt();
    await press(DIALOGUE.redo);
    await answerIt();
    await waitFor(async () =>
      expect((await sent()).slice(1)).toMatchObject([{ body: { answer: { recording_id: recordingId(2) } } }]),
    );
  });

  it('sends a learner home who may not enter', async () => {
    api.refuse(ENDPOINTS.speakingRoom.listQuestions, 'SPEAKING_NOT_ALLOWED');
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says what to do where the topic is not on the device', async () => {
    api.noNetwork();
    open();
    expect(await screen.findByText(TOPIC_PRACTICE.offlineText)).toBeVisible();
  });
});
