import { describe, expect, it } from 'vitest';
import { NO_PAIRS } from '#rules/teacher-grading/agreement.ts';
import {
  agreementSentence,
  gradingSentence,
  practiceSentence,
  streakNames,
  waitText,
} from './figure-sentences.ts';

it.each([
  [0, '0 giây'],
  [59, '59 giây'],
  [60, '1 phút'],
  [3_599, '60 phút'],
  [5_400, '1,5 giờ'],
  [86_400, '1 ngày'],
  [216_000, '2,5 ngày'],
])('%i seconds are read as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('says so where nobody graded anything', () => {
  expect(gradingSentence('Giáo viên', { count: 0, p50: null, p90: null })).toBe(
    'Giáo viên chưa trả bài nào.',
  );
});

it('names the skill that was practised most', () => {
  expect(
    practiceSentence([
      { skill: 'reading', count: 2 },
      { skill: 'writing', count: 5 },
    ]),
  ).toBe('Đã nộp 7 bài, nhiều nhất là Viết.');
  expect(practiceSentence([{ skill: 'reading', count: 0 }])).toMatch(/^Chưa có bài/);
});

it('names groups of streaks by their first and last day', () => {
  const groups = [1, 2, 7, 30].map((from) => ({ from, learners: 0 }));
  expect(streakNames(groups)).toEqual(['1 ngày', '2–6 ngày', '7–29 ngày', '30 ngày trở lên']);
});

describe('agreement', () => {
  const told = (mean: number) =>
    agreementSentence({ ...NO_PAIRS, pairs: 4, within_half: 3, within_one: 4, lean: mean * 4 });
  it.each([
    [0.25, /75% .* 100% .* giáo viên cho cao hơn máy 0,3 band/],
    [-0.5, /giáo viên cho thấp hơn máy 0,5 band/],
    [0.01, /một band\.$/],
  ])('with a mean of %d', (mean, words) => {
    expect(told(mean)).toMatch(words);
  });
});
