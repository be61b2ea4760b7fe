import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DICTATION } from '#src/messages/listening.ts';
import { Dictation } from './dictation.tsx';

const LINES = [
  { turn: 0, speaker: 'Woman', text: 'Good morning.', at: 0.5 },
  { turn: 1, speaker: 'Man', text: 'It costs twelve pounds.', at: 2 },
];
const play = vi.fn();

afterEach(() => {
  play.mockClear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: DICTATION.field }), { target: { value: text } });

it('plays each sentence by itself, at normal or slow speed', () => {
  render(<Dictation lines={LINES} seconds={5} play={play} />);
  press(DICTATION.play);
  write('good morning');
  press(DICTATION.check);
  press(DICTATION.next);
  press(DICTATION.playSlowly);
  expect(play.mock.calls).toEqual([
    [0.5, 2, 1],
    [2, 5, 0.75],
  ]);
});

it('shows missing and extra words, and counts the correct ones', () => {
  render(<Dictation lines={LINES} seconds={5} play={play} />);
  write('Good evening');
  press(DICTATION.check);
  expect(screen.getByText(DICTATION.result(1, 2))).toBeVisible();
  expect(screen.getByText('morning').textContent).toBe('morning (thiếu)');
  expect(screen.getByText('evening').textContent).toBe('evening (thừa)');
  press(DICTATION.again);
  write('Good morning');
  press(DICTATION.check);
  press(DICTATION.next);
  write('it cost twelve pounds');
  press(DICTATION.check);
  press(DICTATION.finish);
  expect(screen.getByRole('status').textContent).toBe(DICTATION.doneText(5, 6));
  press(DICTATION.restart);
  expect(screen.getByText(DICTATION.progress(1, 2))).toBeVisible();
});
