import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import type { RoomQuestion } from '#contract/speaking.ts';
import { attemptById } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { spokenLine, talkQuestion } from '#tests/support/short-talk.ts';
import { useSteps } from './use-steps.ts';

const ID = '019aa000-0000-7000-8000-0000000000aa';
const MORE = {
  ...spokenLine('You mentioned friends. Who are they?'),
  when: 'heard' as const,
  words: ['friends'],
};

const first = talkQuestion({ id: 'q1' });
const QUESTIONS: RoomQuestion[] = [
  { ...first, script: first.script && { ...first.script, follow_ups: [MORE] } },
  talkQuestion({ id: 'q1-more', follows: 'q1' }),
  talkQuestion({ id: 'q2' }),
];
const said: Answer = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '019aa000-0000-7000-8000-0000000000bb',
};

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await db.attempts.add({ id: ID, owner: 'o', practiceId: 'p', openedAt: 1, submittedAt: null });
});

function begin(answered: string[] = [], place: ConversationPlace | null = null) {
  const answers = new Map(answered.map((id) => [id, said]));
  return renderHook(() => useSteps(QUESTIONS, { attemptId: ID, answers, place })).result;
}

it('asks on from what was heard, and stores where the talk is', async () => {
  const steps = begin();
  expect(steps.current.step?.question.id).toBe('q1');
  act(() => void steps.current.goOn({ transcript: 'I go there with my friends', words: 6 }));
  expect(steps.current.step?.followUp?.text).toBe(MORE.text);
  await waitFor(async () =>
    expect((await attemptById(ID))?.place).toMatchObject({
      questionId: 'q1-more',
      followUp: { text: MORE.text, by: 'author' },
    }),
  );
  act(() => void steps.current.goOn({ transcript: null, words: null }));
  expect(steps.current.step?.question.id).toBe('q2');
  act(() => void steps.current.goOn({ transcript: null, words: null }));
  expect(steps.current.step).toBeNull();
});

it('goes on with the next question where nothing calls for a follow-up', () => {
  const steps = begin();
  act(() => void steps.current.goOn({ transcript: null, words: null }));
  expect(steps.current.step?.question.id).toBe('q2');
});

it('resumes at the very follow-up at which the browser was killed', () => {
  const { text, vi, voice } = MORE;
  const place = { questionId: 'q1-more', followUp: { text, vi, voice, by: 'author' as const } };
  expect(begin(['q1'], place).current.step).toMatchObject({
    question: { id: 'q1-more' },
    followUp: { text },
  });
  expect(begin(['q1', 'q1-more'], place).current.step?.question.id).toBe('q2');
});

it('comes back to a question that was passed over, if that is wanted', () => {
  const steps = begin();
  act(() => void steps.current.goOn(null));
  act(() => void steps.current.goOn(null));
  expect(steps.current.step).toBeNull();
  act(() => steps.current.restart());
  expect(steps.current.step?.question.id).toBe('q1');
});
