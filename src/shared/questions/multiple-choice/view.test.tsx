import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, AnswerOf, QuestionKey } from '#contract/question.ts';
import { AnyQuestion } from '../views.tsx';

const question = {
  id: 'q',
  content: {
    type_code: 'multiple_choice' as const,
    prompt: 'Which TWO changes?',
    options: ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `change ${id}` })),
    choose: 2,
  },
};
const chosen = (...choices: string[]): AnswerOf<'multiple_choice'> => ({
  type_code: 'multiple_choice',
  choices,
});
const given: Answer[] = [];

function Held({ first = null }: { first?: Answer | null }) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer): void => {
    given.push(next);
    setAnswer(next);
  };
  return (
    <>
      <p id="prompt">Which TWO changes?</p>
      <AnyQuestion
        question={question}
        answer={answer}
        answerKey={null}
        labelledBy="prompt"
        onChange={change}
      />
    </>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const review = (answer: Answer | null, answerKey: QuestionKey) =>
  render(<AnyQuestion question={question} answer={answer} answerKey={answerKey} labelledBy="prompt" />);

afterEach(() => {
  given.length = 0;
});

describe('two choices', () => {
  it('are ticked and unticked, and the count is announced', () => {
    render(<Held />);
    expect(screen.getByRole('group', { name: 'Which TWO changes?' })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('Đã chọn 0/2');
    fireEvent.click(box('B change B'));
    expect(screen.getByRole('status').textContent).toBe('Đã chọn 1/2');
    fireEvent.click(box('A change A'));
    fireEvent.click(box('B change B'));
    expect(given).toEqual([chosen('B'), chosen('B', 'A'), chosen('A')]);
  });

  it('are at most two: the others say why, and stay focusable', () => {
    render(<Held first={chosen('A', 'B')} />);
    const third = box('C change C');
    expect(third.getAttribute('aria-disabled')).toBe('true');
    expect(third.disabled).toBe(false);
    const reason = document.getElementById(third.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Đã chọn 2/2. Muốn đổi, bạn bỏ bớt một ý đã chọn.');
    fireEvent.click(third);
    expect(given).toEqual([]);
    expect(third.checked).toBe(false);
    fireEvent.click(box('A change A'));
    expect(third.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(third);
    expect(given).toEqual([chosen('B'), chosen('B', 'C')]);
  });

  it('show in review what was right, wrong and missed', () => {
    review(chosen('A', 'B'), { type_code: 'multiple_choice', choices: ['B', 'D'] });
    for (const name of ['A change A Chưa đúng', 'B change B Đúng', 'C change C', 'D change D Bỏ sót'])
      expect(box(name).disabled).toBe(true);
  });

  it('show the key of an unanswered question', () => {
    review(null, { type_code: 'multiple_choice', choices: ['B', 'D'] });
    expect(box('B change B Bỏ sót').checked).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Đã chọn 0/2');
  });
});
