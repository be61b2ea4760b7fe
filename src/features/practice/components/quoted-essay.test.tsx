import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EarlierDraft } from '#contract/practice.ts';
import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { CorrectionList } from './correction-list.tsx';
import type { GradedEssay } from './criterion-card.tsx';
import { QuotedEssay } from './quoted-essay.tsx';
import { RedraftResult } from './redraft-result.tsx';

const ESSAY = 'It help many student. I like it.';
const correction = (text: string, title: string, ...replacements: string[]): EssayCorrection => {
  const start = ESSAY.indexOf(text);
  return {
    start,
    end: start + text.length,
    text,
    replacements,
    rule: title,
    title,
    comment: `Vì ${title}.`,
    criterion: 'GRA',
  };
};
const CORRECTIONS = [
  correction('It help', 'thiếu s ở động từ', 'It helps'),
  correction('many student', 'thiếu s ở danh từ', 'many students'),
];

describe('an essay with corrections', () => {
  it('shows the essay unchanged, numbers its errors and opens one with the reason and the replacement', () => {
    render(<QuotedEssay essay={ESSAY} quotes={[]} corrections={CORRECTIONS} />);
    expect(screen.getByText(new RegExp(ESSAY_REVIEW.count(2)))).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.firstChild?.textContent)).toEqual(['It help', 'many student']);
    const second = screen.getByRole('link', { name: /many student.*lỗi 2: thiếu s ở danh từ/ });
    fireEvent.click(second);
    const status = screen.getByRole('status');
    expect(status.textContent).toContain('many students');
    expect(status.textContent).toContain('Vì thiếu s ở danh từ.');
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: ESSAY_REVIEW.next }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: ESSAY_REVIEW.previous }));
    expect(status.textContent).toContain('It helps');
    fireEvent.click(screen.getByRole('button', { name: ESSAY_REVIEW.close }));
    expect(status.textContent).toBe('');
  });

  it('says so if nothing was found', () => {
    render(<QuotedEssay essay={ESSAY} quotes={[]} corrections={[]} />);
    expect(screen.getByText(ESSAY_REVIEW.none)).toBeVisible();
  });

  it('lists the errors by kind', () => {
    render(<CorrectionList corrections={CORRECTIONS} />);
    expect(screen.getAllByTestId('correction-kind')).toHaveLength(2);
  });
});

describe('a second version', () => {
  const graded = (low: number, high: number, corrections: EssayCorrection[]): GradedEssay => {
    const band = { low, point: low, high };
    return {
      outcome: 'graded',
      engine: { name: 'luyen-writing', version: '2' },
      band,
      confidence: 0.4,
      word_count: 7,
      criteria: [{ code: 'GRA', band, reasons: [] }],
      corrections,
    };
  };
  const earlier = (result: GradedEssay, essay = ESSAY): EarlierDraft => ({
    attempt_id: '018f3b3e-0000-7000-8000-000000000001',
    submitted_at: 0,
    essay,
    evaluation: { kind: 'writing', result },
  });

  it.each([
    ['ranges that touch', graded(4, 6, []), ESSAY_REVIEW.verdicts.too_close],
    ['ranges apart', graded(7, 8, []), ESSAY_REVIEW.verdicts.better],
  ])('shows fixed errors, and a band verdict only if the ranges allow it: %s', (_, machine, verdict) => {
    const before = earlier(graded(3, 5, CORRECTIONS));
    render(<RedraftResult essay="It helps many students." machine={machine} earlier={before} />);
    expect(screen.getByTestId('settled').textContent).toContain(ESSAY_REVIEW.settled(2));
    expect(screen.getByText(verdict)).toBeVisible();
  });

  it('compares nothing if nothing was changed', () => {
    const same = graded(3, 5, CORRECTIONS);
    render(<RedraftResult essay={ESSAY} machine={same} earlier={earlier(same)} />);
    expect(screen.getByText(ESSAY_REVIEW.same)).toBeVisible();
  });
});
