import { describe, expect, it } from 'vitest';
import { SECTION_STATUS, type SectionResult } from '#contract/lesson.ts';
import {
  currentSection,
  inOrderOfCompletion,
  nextSection,
  openSection,
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

it('a section of another lesson has no next one', () => {
  expect(nextSection(SECTIONS, 'elsewhere')).toBeNull();
});

describe('a finished section leads', () => {
  it.each([
    ['to the next one', 'sheet', [], 'rev'],
    ['past what is done', 'sheet', ['rev'], 'prac'],
    ['from the last to the first that was left out', 'prac', ['sheet'], 'rev'],
    ['nowhere once all are done', 'prac', ['sheet', 'rev'], null],
    ['nowhere from another lesson', 'elsewhere', [], null],
  ])('%s', (_, id, done, expected) => {
    const next = openSection(SECTIONS, id, (section) => done.includes(section.id));
    expect(next?.id ?? null).toBe(expected);
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
