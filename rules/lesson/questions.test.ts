import { describe, expect, it } from 'vitest';
import { groupQuestions, isEndOfPart, isEndOfRevise, isReported, openingQuestion } from './questions.ts';

const question = (position: number, folder: string) => ({
  position,
  folder_id: folder.toLowerCase(),
  folder_name: folder,
});

describe('openingQuestion', () => {
  it.each([
    ['the first unanswered one', [true, false, true, false], 1],
    ['the first if none is answered', [false, false], 0],
    ['the last if all are answered', [true, true, true], 2],
    ['0 without questions', [], 0],
  ])('%s', (_name, answered, expected) => {
    expect(openingQuestion(answered)).toBe(expected);
  });
});

describe('groupQuestions', () => {
  const mixed = [
    question(4, 'Writing'),
    question(1, 'Reading'),
    question(3, 'Reading'),
    question(2, 'Speaking'),
  ];
  it('groups a reported practice by folder under "Part {n} {folder}", sorted by position', () => {
    expect(
      groupQuestions(mixed, true).map(({ label, questions }) => [label, questions.map((q) => q.position)]),
    ).toEqual([
      ['Part 1 Reading', [1, 3]],
      ['Part 2 Speaking', [2]],
      ['Part 3 Writing', [4]],
    ]);
  });
  it('only sorts other practices by position', () => {
    expect(
      groupQuestions(mixed, false).map(({ label, questions }) => [label, questions.map((q) => q.position)]),
    ).toEqual([[null, [1, 2, 3, 4]]]);
    expect(groupQuestions([], false)).toEqual([]);
  });
  it.each([
    ['one folder', [question(1, 'Reading'), question(2, 'Reading')], false],
    ['several folders', mixed, true],
    ['no question', [], false],
  ])('isReported: %s', (_name, questions, expected) => {
    expect(isReported(questions)).toBe(expected);
  });
});

describe('the last question', () => {
  const parts = [question(1, 'A'), question(2, 'A'), question(3, 'B')];
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [-1, false],
  ])('isEndOfPart at %i', (index, expected) => {
    expect(isEndOfPart(parts, index)).toBe(expected);
  });
  it.each([
    [4, 9, false],
    [8, 9, true],
    [0, 1, true],
    [0, 0, false],
  ])('isEndOfRevise at %i of %i', (index, total, expected) => {
    expect(isEndOfRevise(index, total)).toBe(expected);
  });
});
