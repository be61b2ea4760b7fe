import { describe, expect, it } from 'vitest';
import { LEARNING } from '#src/messages/learning-report.ts';
import { daysOf, rangeErrors } from './report-range.ts';

describe('the range of a report', () => {
  it.each([
    [{ weeks: 1 }, '2026-11-16'],
    [{ weeks: 4 }, '2026-10-26'],
  ])('of %j starts on a Monday', (range, from) => {
    expect(daysOf(range, '2026-11-21')).toEqual({ from, to: '2026-11-21' });
  });

  it('can be custom', () => {
    const chosen = { from: '2026-01-01', to: '2026-01-31' };
    expect(daysOf(chosen, '2026-11-21')).toEqual(chosen);
  });

  it.each([
    ['a month', '2026-01-01', '2026-01-31', {}],
    ['a day', '2026-01-01', '2026-01-01', {}],
    ['no first day', '', '2026-01-01', { from: LEARNING.dateMissing }],
    ['no last day', '2026-01-01', '', { to: LEARNING.dateMissing }],
    ['reversed days', '2026-01-02', '2026-01-01', { from: LEARNING.dateOrder }],
    ['two years', '2025-01-01', '2026-12-31', { from: LEARNING.dateFar }],
  ])('is validated: %s', (_, from, to, errors) => {
    expect(rangeErrors({ from, to })).toEqual(errors);
  });
});
