import { describe, expect, it } from 'vitest';
import type { SectionResult } from '#contract/lesson.ts';
import {
  currentSection,
  inOrderOfCompletion,
  nextSection,
  nextStep,
  sectionStars,
  starCup,
  withResultInFront,
} from './sections.ts';

const SECTIONS = [
  { id: 'sheet', kind: 'study_sheet' },
  { id: 'rev', kind: 'revise' },
  { id: 'prac', kind: 'practice' },
];
const result = (
  section_id: string,
  stars: number | null,
  completed_at: number | null = 1,
): SectionResult => ({
  section_id,
  module_id: `m-${section_id}`,
  status: stars === null ? 1 : 2,
  attempt_id: null,
  stars,
  completed_at: stars === null ? null : completed_at,
});

describe('currentSection', () => {
  it.each([
    ['the one in the query', ['sheet', 'rev', 'prac'], 'rev', 'rev'],
    ['the first with no result', ['sheet'], null, 'rev'],
    ['an unknown query is passed over', [], 'gone', 'sheet'],
    ['all have one: the last', ['sheet', 'rev', 'prac'], null, 'prac'],
  ] as [string, string[], string | null, string][])('%s', (_name, done, asked, expected) => {
    const found = currentSection(SECTIONS, {
      idOf: ({ id }) => id,
      hasResult: ({ id }) => done.includes(id),
      asked,
    });
    expect(found?.id).toBe(expected);
  });
  it('is nothing in a lesson without sections', () => {
    expect(currentSection([], { idOf: () => '', hasResult: () => false, asked: null })).toBeUndefined();
  });
});

describe('nextStep', () => {
  it.each([
    ['inside the list', { index: 0, total: 3, sectionId: 'rev' }, { kind: 'question', index: 1 }],
    [
      'at its end: the next section',
      { index: 2, total: 3, sectionId: 'rev' },
      { kind: 'section', section: SECTIONS[2], loads: false },
    ],
    [
      'a revise set, whose questions are fetched',
      { index: 0, total: 1, sectionId: 'sheet' },
      { kind: 'section', section: SECTIONS[1], loads: true },
    ],
    ['at the end of the last section: nothing', { index: 2, total: 3, sectionId: 'prac' }, { kind: 'none' }],
    ['outside a lesson: nothing', { index: 0, total: 1, sectionId: null }, { kind: 'none' }],
  ] as const)('%s', (_name, place, expected) => {
    expect(nextStep(place, SECTIONS)).toEqual(expected);
  });
  it('nextSection knows no section of another lesson', () => {
    expect(nextSection(SECTIONS, 'elsewhere')).toBeNull();
  });
});

describe('results', () => {
  it('put the completed section to the front, once', () => {
    const before = [result('sheet', 3), result('rev', null)];
    expect(withResultInFront(before, result('rev', 2)).map(({ section_id }) => section_id)).toEqual([
      'rev',
      'sheet',
    ]);
  });
  it('are listed newest completion first, then those begun', () => {
    const listed = [result('prac', null), result('sheet', 3, 10), result('rev', 2, 20)];
    expect(inOrderOfCompletion(listed).map(({ section_id }) => section_id)).toEqual(['rev', 'sheet', 'prac']);
  });
});

describe('stars and cup', () => {
  it.each([
    ['nothing to be marked', 0, 0, 3],
    ['all right', 10, 10, 3],
    ['85 per cent', 17, 20, 3],
    ['just below', 16, 20, 2],
    ['60 per cent', 6, 10, 2],
    ['below that', 5, 10, 1],
    ['nothing right: it is completed all the same', 0, 10, 1],
  ])('%s', (_name, correct, total, expected) => {
    expect(sectionStars({ correct, total })).toBe(expected);
  });
  it.each([
    ['nothing done', [], { stars: 0, most: 9, cup: false }],
    ['begun is not done', [result('rev', null)], { stars: 0, most: 9, cup: false }],
    ['two of three', [result('sheet', 3), result('rev', 2)], { stars: 5, most: 9, cup: false }],
    [
      'all of them',
      [result('sheet', 3), result('rev', 2), result('prac', 1)],
      { stars: 6, most: 9, cup: true },
    ],
  ])('%s', (_name, results, expected) => {
    expect(starCup(SECTIONS, results)).toEqual(expected);
  });
  it('a lesson without sections has no cup', () => {
    expect(starCup([], []).cup).toBe(false);
  });
});
