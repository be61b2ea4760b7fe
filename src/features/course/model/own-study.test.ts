import { describe, expect, it } from 'vitest';
import { waitingStudyDays } from './own-study.ts';

const NOW = Date.parse('2026-11-21T20:00:00+07:00');
const HOUR = 3_600_000;
const row = (operation: string, body: object, state: 'queued' | 'parked' = 'queued') => ({
  operation,
  body,
  state,
});
const done = (at: number, skew = 0, status = 2) =>
  row('lesson.updateProgress', { section_id: 'a', status, at, skew });

describe('waitingStudyDays', () => {
  it.each([
    ['nothing waits', [], []],
    ['a section completed now', [done(NOW)], ['2026-11-21']],
    ['a section only begun', [done(NOW, 0, 1)], []],
    [
      'a practice handed in yesterday',
      [row('practice.submit', { at: NOW - 24 * HOUR, skew: 0 })],
      ['2026-11-20'],
    ],
    ['two of one day', [done(NOW), done(NOW - HOUR)], ['2026-11-21']],
    ['a clock two days ahead, whose skew is known', [done(NOW + 48 * HOUR, -48 * HOUR)], ['2026-11-21']],
    ['one that waits for too long', [done(NOW - 49 * HOUR)], []],
    ['an answer is no completion', [row('practice.updateSingleAnswer', { at: NOW, skew: 0 })], []],
    ['one that was refused', [row('practice.submit', { at: NOW, skew: 0 }, 'parked')], []],
    ['one that cannot be read', [row('practice.submit', {})], []],
  ])('%s', (_, rows, days) => {
    expect(waitingStudyDays(rows, NOW)).toEqual(days);
  });
});
