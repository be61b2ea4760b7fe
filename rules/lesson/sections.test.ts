import { describe, expect, it } from 'vitest';
import { SECTION_STATUS, type SectionResult } from '#contract/lesson.ts';
import {
  currentSection,
  inOrderOfCompletion,
  nextSection,
  nextStep,
  sectionProgress,
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
  status: stars === null ? SECTION_STATUS.begun : SECTION_STATUS.completed,
  attempt_id: null,
  stars,
  completed_at: stars === null ? null : completed_at,
});

describe('currentSection', () => {
  it.each([
    ['is the one in the query', ['sheet', 'rev', 'prac'], 'rev', 'rev'],
    ['is the first without a result', ['sheet'], null, 'rev'],
    ['ignores an unknown section in the query', [], 'gone', 'sheet'],
    ['is the last if all have results', ['sheet', 'rev', 'prac'], null, 'prac'],
  ] as [string, string[], string | null, string][])('%s', (_name, done, asked, expected) => {
    const found = currentSection(SECTIONS, {
      idOf: ({ id }) => id,
      hasResult: ({ id }) => done.includes(id),
      asked,
    });
    expect(found?.id).toBe(expected);
  });
  it('is undefined in a lesson without sections', () => {
    expect(currentSection([], { idOf: () => '', hasResult: () => false, asked: null })).toBeUndefined();
  });
});

describe('nextStep', () => {
  it.each([
    ['goes to the next question', { index: 0, total: 3, sectionId: 'rev' }, { kind: 'question', index: 1 }],
    [
      'goes to the next section after the last question',
      { index: 2, total: 3, sectionId: 'rev' },
      { kind: 'section', section: SECTIONS[2], loads: false },
    ],
    [
      'loads the questions of a revise set',
      { index: 0, total: 1, sectionId: 'sheet' },
      { kind: 'section', section: SECTIONS[1], loads: true },
    ],
    ['is none after the last section', { index: 2, total: 3, sectionId: 'prac' }, { kind: 'none' }],
    ['is none outside a lesson', { index: 0, total: 1, sectionId: null }, { kind: 'none' }],
  ] as const)('%s', (_name, place, expected) => {
    expect(nextStep(place, SECTIONS)).toEqual(expected);
  });
  it('has no next section for a section of another lesson', () => {
    expect(nextSection(SECTIONS, 'elsewhere')).toBeNull();
  });
});

describe('section results', () => {
  it('move the completed section to the front, without duplicates', () => {
    const before = [result('sheet', 3), result('rev', null)];
    expect(withResultInFront(before, result('rev', 2)).map(({ section_id }) => section_id)).toEqual([
      'rev',
      'sheet',
    ]);
  });
  it('are sorted by newest completion, then those begun', () => {
    const listed = [result('prac', null), result('sheet', 3, 10), result('rev', 2, 20)];
    expect(inOrderOfCompletion(listed).map(({ section_id }) => section_id)).toEqual(['rev', 'sheet', 'prac']);
  });
});

it.each([
  [undefined, 'todo'],
  [SECTION_STATUS.begun, 'begun'],
  [SECTION_STATUS.completed, 'done'],
])('a section of status %s is %s', (status, expected) => {
  expect(sectionProgress(status)).toBe(expected);
});
