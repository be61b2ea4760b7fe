import 'fake-indexeddb/auto';
import { setTimeout as delay } from 'node:timers/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { attemptById, changeAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import type { FeedbackProps } from '#src/shared/speaking/dialogue/answered-step.tsx';
import { DIALOGUE } from '#src/shared/speaking/dialogue/messages/dialogue.ts';
import { INSTEAD_OF } from '#src/shared/speaking/hearing/messages/instead-of.ts';
import { TURN } from '#src/shared/speaking/turn/messages/turn.ts';
import { fakeRecorder, fakeVoice, recordingId } from '#tests/support/fake-conversation.ts';
import { spokenLine, talkDetail, talkQuestion } from '#tests/support/short-talk.ts';
import { SHORT_TALK } from './messages/short-talk.ts';
import { ShortTalk } from './short-talk.tsx';

const made = vi.hoisted(() => ({ recorder: null as unknown, voice: null as unknown }));
vi.mock('#src/shared/audio/use-held-recorder.ts', () => ({ useHeldRecorder: () => made.recorder }));
vi.mock('#src/shared/speaking/examiner/use-examiner-voice.ts', () => ({
  useExaminerVoice: () => made.voice,
}));
vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));
const ear = vi.hoisted(() => ({ understood: [] as (() => object | Promise<object>)[] }));
vi.mock('#src/shared/speaking/hearing/understand-answer.ts', () => ({
  understandAnswer: async () => ({
    ...{ text: null, unsure: [], isUnclear: false, insteadOf: null },
    ...(await ear.understood.shift()?.()),
  }),
}));
vi.mock('./brief-feedback.tsx', () => ({
  BriefFeedback: ({ transcript }: FeedbackProps) => <p>{transcript}</p>,
}));
vi.mock('#src/shared/speaking/talk/device-talk.ts', () => ({ useDeviceTalk: () => ({ name: 'failed' }) }));

const OWNER = 'guest-1';
/** Another one for each test: a talk that is left saves what it has recorded. */
let attemptId: string;
const MORE = {
  ...spokenLine('You mentioned friends. Who are they?'),
  when: 'heard' as const,
  words: ['friends'],
};
const first = talkQuestion({ id: 'q1' });
const QUESTIONS: SpeakingQuestion[] = [
  { ...first, script: first.script && { ...first.script, follow_ups: [MORE] } },
  talkQuestion({ id: 'q1-more', follows: 'q1' }),
  talkQuestion({ id: 'q2' }),
];
const ROOM = talkDetail('trial', QUESTIONS);
const said = (text: string): Answer => ({
  ...{ type_code: 'ielts_unscripted_speaking', recording_id: recordingId(1) },
  ...(text !== '' && { transcript: { text, source: 'learner' as const } }),
});
let lines: string[];

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  attemptId = crypto.randomUUID();
  await db.attempts.add({
    id: attemptId,
    owner: OWNER,
    practiceId: ROOM.set.id,
    openedAt: 1,
    submittedAt: null,
  });
  const voice = fakeVoice(0);
  lines = voice.said;
  Object.assign(made, { recorder: fakeRecorder().recorder, voice: voice.voice });
});

const put = (questionId: string, answer: Answer): Promise<unknown> =>
  putAnswer({ attemptId, questionId, owner: OWNER, answer, savedAt: 0 });
const open = (detail = ROOM) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ShortTalk owner={OWNER} detail={detail} label="Nói thử" onEnd={() => undefined} />
    </QueryClientProvider>,
  );
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};
/** Without a microphone. */
const skip = async (): Promise<void> => {
  await screen.findByText(RECORDER_PROBLEMS.denied);
  await press(DIALOGUE.skip);
};
const placeKept = async () => (await attemptById(attemptId))?.place;

it('asks on from what was heard, and stores where the talk is', async () => {
  open();
  await press(DIALOGUE.ready.start);
  await press(TURN.done);
  await screen.findByRole('button', { name: SHORT_TALK.next });
  await put('q1', said('I go there with my friends'));
  await screen.findByText('I go there with my friends');
  // The follow-up is part of the talk: going on leads to it.
  await press(SHORT_TALK.next);
  await waitFor(async () =>
    expect(await placeKept()).toMatchObject({
      questionId: 'q1',
      followUp: { text: MORE.text, by: 'author' },
    }),
  );
  expect(screen.getByText(DIALOGUE.followUp.author)).toBeVisible();
  await press(TURN.done);
  await waitFor(async () =>
    expect(await db.answers.get([attemptId, 'q1-more'])).toMatchObject({
      answer: { asked: { text: MORE.text, by: 'author' } },
    }),
  );
  await press(SHORT_TALK.next);
  await press(TURN.done);
  await press(SHORT_TALK.next);
  expect(await screen.findByRole('heading', { name: SHORT_TALK.review.title })).toBeVisible();
  expect(lines).toEqual(['Hello', 'Prompt q1', MORE.text, 'Thank you', 'Prompt q2']);
});

it('thinks of what to ask while an answer is still being heard, and then asks on', async () => {
  ear.understood = [() => delay(500, { text: 'I go there with my friends' })];
  open();
  await press(DIALOGUE.ready.start);
  await press(TURN.done);
  await press(SHORT_TALK.next);
  await waitFor(async () => expect(await placeKept()).toMatchObject({ followUp: { text: MORE.text } }));
});

it('goes on with the next question where nothing calls for a follow-up', async () => {
  open();
  await press(DIALOGUE.ready.start);
  await press(TURN.done);
  await press(SHORT_TALK.next);
  await waitFor(async () => expect(await placeKept()).toEqual({ questionId: 'q2' }));
});

it('resumes at the very follow-up at which the browser was killed', async () => {
  const { text, vi: meaning, voice } = MORE;
  await put('q1', said(''));
  await changeAttempt(attemptId, {
    place: { questionId: 'q1', followUp: { text, vi: meaning, voice, by: 'author' } },
  });
  const { unmount } = open();
  await press(DIALOGUE.ready.start);
  await waitFor(() => expect(lines).toEqual(['Welcome back', text]));
  unmount();
  await put('q1-more', said(''));
  lines.length = 0;
  open();
  await press(DIALOGUE.ready.start);
  await waitFor(() => expect(lines).toEqual(['Welcome back', 'Prompt q2']));
});

it('comes back to a question that was passed over, if that is wanted', async () => {
  const { recorder, faults } = fakeRecorder();
  faults.cannotStart = true;
  Object.assign(made, { recorder });
  open();
  await press(DIALOGUE.ready.start);
  await skip();
  await screen.findByText(DIALOGUE.place(2, 2));
  await skip();
  await press(SHORT_TALK.review.speak);
  expect(await screen.findByText(DIALOGUE.place(1, 2))).toBeVisible();
});

it('offers what was passed over beside handing in', async () => {
  await put('q2', said(''));
  await changeAttempt(attemptId, { place: { questionId: 'q1' } });
  const { recorder, faults } = fakeRecorder();
  faults.cannotStart = true;
  Object.assign(made, { recorder });
  open();
  await press(DIALOGUE.ready.start);
  await skip();
  await press(SHORT_TALK.review.speakRest);
  expect(await screen.findByText(DIALOGUE.place(1, 2))).toBeVisible();
});

it('waits at a card until the learner is ready', async () => {
  open(
    talkDetail('trial', [talkQuestion({ id: 'q1' }), talkQuestion({ id: 'q2', part: 2, prepSeconds: 60 })]),
  );
  await press(DIALOGUE.ready.start);
  await press(TURN.done);
  await press(SHORT_TALK.next);
  expect(await screen.findByText(DIALOGUE.card.say)).toBeVisible();
  expect(lines).toEqual(['Hello', 'Prompt q1']);
  await press(DIALOGUE.ready.start);
  await waitFor(() => expect(lines.at(-1)).toBe('Prompt q2'));
});

it('asks once for an answer that was not clear, then goes on', async () => {
  ear.understood = [() => ({ isUnclear: true, insteadOf: 'memory' }), () => ({ isUnclear: true })];
  open();
  await press(DIALOGUE.ready.start);
  await press(TURN.done);
  expect(await screen.findByText('Sorry')).toBeVisible();
  expect(screen.getByText(INSTEAD_OF.memory)).toBeVisible();
  await press(DIALOGUE.redo);
  await press(TURN.done);
  await press(SHORT_TALK.next);
  await waitFor(async () => expect(await placeKept()).toEqual({ questionId: 'q2' }));
  expect(screen.queryByText('Sorry')).toBeNull();
  expect(lines).toEqual(['Hello', 'Prompt q1', 'Sorry', 'Prompt q1', 'Thank you', 'Prompt q2']);
});
