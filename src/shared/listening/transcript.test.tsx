import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Transcript } from './transcript.tsx';

const LINES = [
  { turn: 0, speaker: 'Woman', text: 'Good morning.', at: 0.5 },
  { turn: 0, speaker: 'Woman', text: 'How can I help?', at: 2 },
  { turn: 1, speaker: 'Man', text: 'It costs twelve pounds.', at: 65 },
];

it('has a paragraph for each turn, which plays from its start', () => {
  const onPlay = vi.fn();
  const { container } = render(<Transcript lines={LINES} current={null} onPlay={onPlay} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent?.trim())).toEqual([
    'Good morning. How can I help?',
    'It costs twelve pounds.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Man, Nghe từ 01:05' }));
  expect(onPlay).toHaveBeenCalledWith(65);
});

it('marks the sentence being spoken', () => {
  const { container, rerender } = render(<Transcript lines={LINES} current={1} />);
  const said = () => [...container.querySelectorAll('[aria-current]')].map((span) => span.textContent);
  expect(said()).toEqual(['How can I help?']);
  rerender(<Transcript lines={LINES} current={2} />);
  expect(said()).toEqual(['It costs twelve pounds.']);
});

it('is plain text if its lines have no times', () => {
  render(<Transcript lines={LINES.map((line) => ({ ...line, at: null }))} current={null} onPlay={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Woman')).toBeVisible();
});
