import { describe, expect, it } from 'vitest';
import { bandWords, TARGET, timeLeft } from '#src/messages/target.ts';
import { type TargetDraft, targetErrors } from './target-draft.ts';

const TODAY = '2026-03-02';
const GOOD: TargetDraft = { band: 6.5, examDate: '2026-03-02', minutes: 45 };

describe('targetErrors', () => {
  it.each<[string, Partial<TargetDraft>, object]>([
    ['all of it, today', {}, {}],
    ['no date and no minutes', { examDate: '', minutes: null }, {}],
    ['no band', { band: null }, { band: TARGET.bandMissing }],
    ['yesterday', { examDate: '2026-03-01' }, { examDate: TARGET.examDatePast }],
    ['text instead of a date', { examDate: 'mai' }, { examDate: TARGET.examDateWrong }],
    ['a year of five digits', { examDate: '20266-01-01' }, { examDate: TARGET.examDateWrong }],
  ])('%s', (_, part, errors) => {
    expect(targetErrors({ ...GOOD, ...part }, TODAY)).toEqual(errors);
  });
});

describe('timeLeft', () => {
  it.each([
    [-1, 'Ngày thi này đã qua'],
    [0, 'Hôm nay bạn thi'],
    [6, 'Còn 6 ngày'],
    [7, 'Còn 1 tuần'],
    [80, 'Còn 11 tuần 3 ngày'],
  ])('%d days: %s', (days, text) => {
    expect(timeLeft(days)).toBe(text);
  });
});

describe('bandWords', () => {
  it('describes each whole band, and places a half one between two', () => {
    for (const band of [4, 5, 6, 7, 8, 9]) expect(bandWords(band)).toBe(TARGET.bands[band]);
    expect(bandWords(6.5)).toBe(`Trên mức 6.0, chưa tới mức 7.0. ${TARGET.bands[6]}`);
  });
});
