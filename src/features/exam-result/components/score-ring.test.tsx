import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreRing } from './score-ring.tsx';

it.each([
  ['a band', '5.5', 'band', 5.5, 9, false, 'text-success'],
  ['a low score', '40', 'điểm (thang 100)', 40, 100, true, 'text-danger'],
])(
  '%s is said with its unit, and marked by more than its colour',
  (_, score, unit, value, max, isLow, colour) => {
    render(<ScoreRing score={score} unit={unit} value={value} max={max} isLow={isLow} />);
    const ring = screen.getByRole('progressbar', { name: `${score} ${unit}` });
    expect(ring).toHaveAttribute('aria-valuenow', String(value));
    expect(screen.getByTestId('score').textContent).toBe(score);
    expect(screen.getByTestId('score').classList).toContain(colour);
    const icon = isLow ? '.lucide-circle-alert' : '.lucide-circle-check';
    expect(ring.querySelector(icon)).not.toBeNull();
  },
);
