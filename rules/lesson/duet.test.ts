import { describe, expect, it } from 'vitest';
import { canContinue, linesLeft, openingLine } from './duet.ts';

const LINES = [
  { id: '1', question_id: null },
  { id: '2', question_id: 'q2' },
  { id: '3', question_id: null },
  { id: '4', question_id: null },
  { id: '5', question_id: 'q5' },
];

describe('a duet', () => {
  it.each([
    ['at the start without recordings', [], 0],
    ["before the learner's next line if the first is recorded", ['q2'], 2],
    ['at the start if only the last line is recorded', ['q5'], 0],
    ['at the end if all lines are recorded', ['q2', 'q5'], 5],
  ])('opens %s', (_name, recorded, expected) => {
    expect(openingLine(LINES, new Set(recorded))).toBe(expected);
  });

  it.each([
    ["another speaker's line", 0, [], true],
    ["a learner's line without a recording", 1, [], false],
    ["a learner's line with a recording", 1, ['q2'], true],
    ['an unknown line', 9, [], false],
  ])('decides whether to continue after %s', (_name, index, recorded, expected) => {
    expect(canContinue(LINES[index], new Set(recorded))).toBe(expected);
  });

  it("counts the learner's remaining lines", () => {
    expect(linesLeft(LINES, new Set(['q2']))).toBe(1);
  });
});
