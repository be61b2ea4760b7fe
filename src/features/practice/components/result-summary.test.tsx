import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Attempt, attemptSchema, RESULT_STATE } from '#contract/practice.ts';
import { RESULT } from '#src/messages/practice.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ResultSummary } from './result-summary.tsx';

const ATTEMPT = made(attemptSchema, {
  id: '019aa000-0000-7000-8000-0000000000aa',
  state: RESULT_STATE.FINISHED,
  submitted_at: 0,
  grading_scale: 3,
});
const show = (attempt: Attempt) =>
  renderApp(<ResultSummary attempt={attempt} practiceId="doc" lessonId="bai" withTeacher={0} />);

it.each([
  ['is done', RESULT_STATE.FINISHED, RESULT.finished],
  ['had nothing to grade', RESULT_STATE.NO_RESULT, RESULT.noResult],
  ['is not graded', RESULT_STATE.NO_MARKING, RESULT.noMarking],
] as const)('a result that %s says so', (_, state, words) => {
  show({ ...ATTEMPT, state });
  expect(screen.getByRole('status').textContent).toBe(words);
});

it.each([
  [2, '/practice/doc'],
  [0, undefined],
])('with %d keyed questions, the practice can be repeated at %s', (total_question, href) => {
  const ielts_statistic = { hundred_score: null, band_score: null, correct_question: 0, total_question };
  show({ ...ATTEMPT, user_result: { ielts_statistic } });
  expect(screen.queryByRole('link', { name: RESULT.again })?.getAttribute('href')).toBe(href);
});
