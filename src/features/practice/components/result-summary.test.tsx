import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import {
  type Attempt,
  attemptSchema,
  type QuestionResult,
  questionResult,
  RESULT_STATE,
} from '#contract/practice.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { RESULT } from '#src/messages/practice.ts';
import { gradedEssay } from '#tests/support/graded-answers.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ResultSummary } from './result-summary.tsx';

const ATTEMPT = made(attemptSchema, {
  id: '019aa000-0000-7000-8000-0000000000aa',
  state: RESULT_STATE.FINISHED,
  submitted_at: 0,
  grading_scale: 3,
});
const show = (attempt: Attempt, questions: QuestionResult[] = []) =>
  renderApp(<ResultSummary attempt={attempt} practiceId="doc" lessonId="bai" questions={questions} />);
const essay = (ai_evaluation: AiEvaluation): QuestionResult =>
  made(questionResult, {
    id: 'q',
    grading_object: GRADING_MODE.ai,
    user: [
      {
        id: '019aa000-0000-7000-8000-0000000000aa',
        bai_lam: { type_code: 'ielts_writing', u: 'Bees.' },
        ai_evaluation,
        teacher_evaluation: null,
      },
    ],
    is_expired: false,
  });
const DECLINED: AiEvaluation = { status: 'finished', content: null };

it.each([
  ['is done', RESULT_STATE.FINISHED, RESULT.finished],
  ['had nothing to grade', RESULT_STATE.NO_RESULT, RESULT.noResult],
  ['is not graded', RESULT_STATE.NO_MARKING, RESULT.noMarking],
] as const)('a result that %s says so', (_, state, words) => {
  show({ ...ATTEMPT, state });
  expect(screen.getByRole('status').textContent).toBe(words);
});

it.each([
  ['all of it graded', [essay(gradedEssay(6))], RESULT.finished],
  [
    'some of it graded',
    [essay(gradedEssay(6)), essay(DECLINED)],
    `${RESULT.gradedSome(1, 2)}. ${RESULT.notGraded(1)}. ${RESULT.seeWhy}`,
  ],
  ['nothing graded', [essay(DECLINED)], `${RESULT.notGraded(1)}. ${RESULT.seeWhy}`],
])('a result with %s does not say more', (_, questions, words) => {
  show(ATTEMPT, questions);
  expect(screen.getByRole('status').textContent).toBe(words);
});

it.each([
  ['of each question one', 3, 10, 'Đúng 3/10 câu có đáp án'],
  ['of some several', 3, 13, 'Đúng trọn 3/10 câu có đáp án. Điểm tính theo từng ý: đúng 3/13 ý'],
  [
    'some won of a question that is not right',
    4,
    10,
    'Đúng trọn 3/10 câu có đáp án. Điểm tính theo từng ý: đúng 4/10 ý',
  ],
] as const)('with marks %s, the words say what the score counts', (_, marks_won, marks, words) => {
  const counts = { correct_question: 3, total_question: 10, marks_won, marks };
  const ielts_statistic = { hundred_score: 23, band_score: null, ...counts };
  show({ ...ATTEMPT, user_result: { ielts_statistic } });
  expect(screen.getByTestId('correct').textContent).toBe(words);
});

it.each([
  [2, '/practice/doc'],
  [0, undefined],
])('with %d keyed questions, the practice can be repeated at %s', (total_question, href) => {
  const ielts_statistic = { hundred_score: null, band_score: null, correct_question: 0, total_question };
  show({ ...ATTEMPT, user_result: { ielts_statistic } });
  expect(screen.queryByRole('link', { name: RESULT.again })?.getAttribute('href')).toBe(href);
});
