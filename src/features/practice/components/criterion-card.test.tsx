import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CriterionCard, type GradedEssay } from './criterion-card.tsx';

const band = { low: 5, point: 6, high: 7 };
const machine: GradedEssay = {
  outcome: 'graded',
  engine: { name: 'luyen-writing', version: '5' },
  band,
  confidence: 0.4,
  word_count: 160,
  criteria: [{ code: 'CC', band, reasons: [{ tone: 'improve', comment: 'Chia đoạn.', quote: null }] }],
  missing: [{ code: 'TR', why: 'Mình không chắc bài có trả lời đề.' }],
};

it('says why a criterion has no band, and shows no number', () => {
  const { container } = render(<CriterionCard code="TR" machine={machine} teacher={null} />);
  expect(screen.queryByText(/Mình không chắc bài có trả lời đề/)).not.toBeNull();
  expect(container.textContent).not.toMatch(/\d/);
});
