import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { RESULT } from '#src/messages/practice.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { reviseQuestion } from '#tests/support/revise-question.ts';
import { ResultQuestion } from './result-question.tsx';

const VERDICTS = [RESULT.right, RESULT.wrong, RESULT.unanswered];
const { last_answer: _, is_correct: __, ai_evaluation: ___, ...question } = reviseQuestion(1);

it.each([
  ['a right answer', { type_code: 'free_text', text: 'lamp' }, true, RESULT.right],
  ['a wrong answer', { type_code: 'free_text', text: 'lamb' }, false, RESULT.wrong],
  ['no answer', null, null, RESULT.unanswered],
] as const)('%s is shown as such', (_name, answer: Answer | null, is_correct, verdict) => {
  const own = {
    id: '019aa000-0000-7000-8000-000000000002',
    bai_lam: answer,
    is_correct,
    marks_won: null,
    ai_evaluation: null,
    teacher_evaluation: null,
  };
  renderApp(
    <ResultQuestion
      practiceId="p"
      attemptId="a"
      question={{ ...question, user: [own], proofs: [] }}
      onShow={undefined}
    />,
  );
  expect(VERDICTS.filter((words) => screen.queryByText(words))).toEqual([verdict]);
});
