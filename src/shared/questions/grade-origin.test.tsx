import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FallbackReason } from '#contract/writing-evaluation.ts';
import { GradeEstimate } from './estimate-line.tsx';
import type { Graded } from './machine-grade.tsx';
import { ReasonList } from './reason-list.tsx';

const band = { low: 5, point: 6, high: 7 };
const graded: Extract<Graded, { criteria: unknown }> = {
  outcome: 'graded',
  engine: { name: 'luyen-writing', version: '1' },
  band,
  confidence: 0.5,
  word_count: 250,
  criteria: [],
};
const from = { name: 'model-x', version: '1' };

describe('the origin of a grade', () => {
  it.each<[FallbackReason, string]>([
    ['over_budget', 'Hôm nay bạn đã dùng hết phần chấm bằng model-x'],
    ['no_answer', 'model-x chưa trả lời được'],
    ['unusable_answer', 'Phần chấm của model-x không dùng được'],
    ['text_to_grader', 'Bài có chỗ nói với người chấm'],
    ['not_agreed', 'không được gửi tới model-x vì bạn chưa đồng ý'],
  ])('is shown beside the engine that replaced it: %s', (reason, words) => {
    render(<GradeEstimate graded={{ ...graded, fallback: { from, reason } }} />);
    expect(screen.queryByText('Bộ chấm luyen-writing 1', { exact: false })).not.toBeNull();
    expect(screen.queryByText(words, { exact: false })).not.toBeNull();
  });

  it('is shown with another engine’s opinion', () => {
    const second_opinion = { engine: graded.engine, band: { low: 3.5, point: 4.5, high: 5.5 } };
    render(<GradeEstimate graded={{ ...graded, engine: from, second_opinion }} />);
    expect(screen.queryByText('ước lượng band 4.5', { exact: false })).not.toBeNull();
  });

  it('is only the engine, with its confidence, if there is nothing else to say', () => {
    const { container } = render(<GradeEstimate graded={graded} />);
    expect(container.querySelectorAll('p')).toHaveLength(4);
  });

  it.each([
    [0.8, 'Độ chắc: cao.'],
    [0.7, 'Độ chắc: vừa.'],
    [0.5, 'Độ chắc: thấp.'],
  ])('shows the confidence in a band: %f', (confidence, words) => {
    render(<GradeEstimate graded={{ ...graded, confidence }} />);
    expect(screen.queryByText(words, { exact: false })).not.toBeNull();
    expect(screen.queryByText('nới về hai đầu', { exact: false }) !== null).toBe(confidence < 0.6);
  });
});

it('a model’s text is shown as plain text', () => {
  const comment =
    'Câu này <script>alert(1)</script><img src=x onerror=alert(1)> [chưa rõ](javascript:alert(1)).';
  const { container } = render(<ReasonList reasons={[{ tone: 'improve', comment, quote: null }]} />);
  expect(container.textContent).toContain(comment);
  expect(container.querySelector('script, img, a')).toBeNull();
});
