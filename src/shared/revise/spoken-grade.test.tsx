import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { RESULT } from '#src/messages/practice.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { reviseQuestion } from '#tests/support/revise-question.ts';
import { SPOKEN } from './messages/spoken.ts';
import { SpokenGrade } from './spoken-grade.tsx';

const STATES = [SPOKEN.gradedLater, RESULT.waitingGrade, RESULT.expired];
const recording = (recording_id: string) => ({ type_code: 'ielts_scripted_speaking', recording_id }) as const;
const THIS = recording('019aa000-0000-7000-8000-000000000003');
const EARLIER = recording('019aa000-0000-7000-8000-000000000004');

const revise = {
  id: 'set',
  course_id: 'c',
  lesson_id: 'l',
};

const api = fakeApi();

it.each([
  ['waits on this device', true, null, SPOKEN.gradedLater],
  ['has arrived and is being graded', false, null, RESULT.waitingGrade],
  ['has arrived after an earlier one was graded', false, EARLIER, RESULT.waitingGrade],
  ['has exceeded the daily limit', false, THIS, RESULT.expired],
])('a recording that %s says so', async (_, waiting, graded, words) => {
  const question = { ...reviseQuestion(1), last_answer: graded, is_expired: graded !== null };
  api.answer(ENDPOINTS.revise.detailQuestion, { revise, question });
  renderApp(<SpokenGrade reviseId="set" question={question} answer={THIS} waiting={waiting} />);
  await screen.findByText(words);
  expect(STATES.filter((state) => screen.queryByText(state))).toEqual([words]);
});
