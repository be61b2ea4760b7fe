import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeView } from '../model/view-settings.ts';
import { ExamClock } from './exam-clock.tsx';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  changeView({ clockHidden: false });
});

const start = (minutesLeft: number, onOver = vi.fn()) => {
  render(<ExamClock until={Date.now() + minutesLeft * MINUTE} minutes={60} onOver={onOver} />);
  return onOver;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const clock = () => screen.getByTestId('clock');

it('counts down in minutes and seconds', async () => {
  start(60);
  expect(clock().textContent).toBe('60:00');
  await pass(61_000);
  expect(clock().textContent).toBe('58:59');
});

it('warns at ten and at five minutes, even with hidden digits', async () => {
  start(11);
  fireEvent.click(clock());
  expect(clock().textContent).toBe('Đã ẩn');
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(MINUTE);
  expect(clock().textContent).toBe('Còn 10 phút');
  expect(screen.getByRole('status').textContent).toBe('Còn 10 phút');
  await pass(5 * MINUTE);
  expect(screen.getByRole('status').textContent).toBe('Còn 5 phút');
  expect(clock().dataset.warning).toBe('5');
});

it('reports the end of the time once', async () => {
  const onOver = start(1);
  await pass(59_000);
  expect(onOver).not.toHaveBeenCalled();
  await pass(3_000);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('Hết giờ');
});

it('reports the end immediately if the time is already over', () => {
  expect(start(-5)).toHaveBeenCalledTimes(1);
});
