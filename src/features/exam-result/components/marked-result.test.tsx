import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examQuestion } from '#contract/exam-taking.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TrueFalseValue } from '#contract/question.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { MarkedResult } from './marked-result.tsx';

const makeQuestion = (number: number, part: number, given: TrueFalseValue | null) =>
  made(examQuestion, {
    id: `q${number}`,
    position: number,
    folder_id: 'f',
    folder_name: 'f',
    marks: 1,
    content: {
      type_code: 'true_false',
      prompt: `Prompt ${number}`,
      wording: 'true_false',
      with_not_given: true,
    },
    user:
      given === null
        ? []
        : [
            {
              id: '019aa000-0000-7000-8000-000000000001',
              bai_lam: { type_code: 'true_false', value: given },
              is_correct: given === 'TRUE',
              marks_won: given === 'TRUE' ? 1 : 0,
            },
          ],
    answers: { type_code: 'true_false', value: 'TRUE' },
    explanation: 'Bài nói **rõ** điều đó.',
    proofs: [{ quote: 'Bees dance.' }],
    part,
    first_number: number,
    last_number: number,
    answered_at: given === null ? null : 1,
  });

const MINUTE = 60_000;
const READ = made(ENDPOINTS.examTaking.listQuestion.response, {
  test: {
    id: 'reading-x',
    title: 'Reading X',
    instructions: 'Đọc kỹ.',
    skill: 'reading',
    minutes: 60,
    parts: [1, 2].map((position) => ({
      position,
      title: `Passage ${position}`,
      instructions: 'Read.',
      passage: 'Bees dance.',
    })),
  },
  attempt: {
    id: '019aa000-0000-7000-8000-0000000000a1',
    state: 2,
    submitted_at: 42 * MINUTE,
    deadline_at: 60 * MINUTE,
    grading_scale: 1,
    user_result: {
      ielts_statistic: { hundred_score: 33.3, band_score: 4.5, correct_question: 1, total_question: 3 },
    },
  },
  questions: [makeQuestion(1, 1, 'TRUE'), makeQuestion(2, 1, 'FALSE'), makeQuestion(3, 2, null)],
});

it('shows the recommended next step, the band, the totals and the time', () => {
  renderApp(<MarkedResult exam={READ} />);
  // Two answers are no evidence of a kind of question to practise.
  expect(screen.getByText(EXAM_RESULT.nextReview)).toBeVisible();
  expect(screen.getByRole('link', { name: NEXT_UP.trial })).toHaveAttribute('href', '/trial-class');
  expect(screen.getByTestId('score').textContent).toBe('4.5');
  expect(screen.getByTestId('learnt')).toHaveTextContent(RESULT_HEAD.learnt.sure('1'));
  expect(screen.getByRole('button', { name: RESULT_HEAD.retry(1) })).toBeVisible();
  expect(screen.getByText('Làm trong 42/60 phút')).toBeVisible();
  const parts = screen.getByRole('list', { name: 'Theo phần' });
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Phần 11/2', 'Phần 20/1']);
});

it('shows for each question whether it is right, the explanation and the evidence', () => {
  renderApp(<MarkedResult exam={READ} />);
  fireEvent.click(screen.getByText(RESULT_HEAD.answers));
  const card = (number: number) => {
    const item = screen.getByRole('heading', { name: `Câu ${number}` }).closest('li');
    return item ? within(item) : expect.fail(`no card ${number}`);
  };
  const verdicts = [1, 2, 3].map((number) =>
    ['Đúng', 'Chưa đúng', 'Chưa trả lời'].find((word) =>
      card(number)
        .queryAllByText(word)
        .some((element) => element.className.includes('rounded-full')),
    ),
  );
  expect(verdicts).toEqual(['Đúng', 'Chưa đúng', 'Chưa trả lời']);
  expect(card(2).getByText('Bees dance.')).toBeVisible();
  expect(card(2).getByText('Giải thích')).toBeVisible();
});

it('names the kind of question to practise once enough of it was answered', () => {
  const more = [4, 5].map((number) => makeQuestion(number, 2, 'TRUE'));
  renderApp(<MarkedResult exam={{ ...READ, questions: [...READ.questions, ...more] }} />);
  expect(screen.getByText(EXAM_RESULT.next(EXAM_RESULT.types.true_false))).toBeVisible();
});
