import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ExamItem } from '#src/shared/exam/items.ts';
import { Navigator } from './navigator.tsx';

const item = (number: number, part: number, answered = false, marked = false): ExamItem => ({
  number,
  part,
  questionId: `q${number}`,
  index: 0,
  answered,
  marked,
});
const ITEMS = [item(1, 1, true), item(2, 1, false, true), item(3, 2)];

function show(current: number) {
  const on = { onGo: vi.fn(), onStep: vi.fn(), onOpenAll: vi.fn() };
  render(<Navigator items={ITEMS} current={current} {...on} />);
  return on;
}

it('shows the state of every number', () => {
  const { onGo } = show(2);
  expect(screen.getByRole('button', { name: 'Câu 1, đã trả lời' })).toBeVisible();
  const second = screen.getByRole('button', { name: 'Câu 2, chưa trả lời, đã đánh dấu' });
  expect(second.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('group', { name: 'Phần 1' }).textContent).toContain('1/2 câu');
  fireEvent.click(screen.getByRole('button', { name: 'Câu 3, chưa trả lời' }));
  expect(onGo).toHaveBeenCalledWith(ITEMS[2]);
});

it.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('at number %i: previous disabled %s, next disabled %s', (current, first, last) => {
  const { onStep } = show(current);
  const disabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
  expect([disabled('Câu trước'), disabled('Câu tiếp')]).toEqual([first, last]);
  if (last) return;
  fireEvent.click(screen.getByRole('button', { name: 'Câu tiếp' }));
  expect(onStep).toHaveBeenCalledWith(1);
});
