import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitExamDialog } from './submit-exam-dialog.tsx';

const noop = () => undefined;

it('lists the unanswered questions, consecutive ones as a range', () => {
  const answered = new Set([1, 6, 8]);
  const items = Array.from({ length: 41 }, (_, index) => ({
    number: index + 1,
    part: 1,
    questionId: String(index),
    index: 0,
    answered: answered.has(index + 1),
    marked: index === 3,
  }));
  render(<SubmitExamDialog items={items} minutesLeft={0} busy={false} onClose={noop} onSubmit={noop} />);
  expect(screen.getByText('Còn 38 câu chưa trả lời: 2–5, 7, 9–41.')).toBeVisible();
});
