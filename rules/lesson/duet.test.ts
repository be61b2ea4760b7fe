import { describe, expect, it } from 'vitest';
import { linesLeft, mayGoOn, openingLine } from './duet.ts';

const LINES = [
  { id: '1', question_id: null },
  { id: '2', question_id: 'q2' },
  { id: '3', question_id: null },
  { id: '4', question_id: null },
  { id: '5', question_id: 'q5' },
];

describe('a duet', () => {
  it.each([
    ['nothing is recorded: from the start', [], 0],
    ['the first own line is: from the lines before the next one', ['q2'], 2],
    ['only the last is: the first is still to be said', ['q5'], 0],
    ['all are: the end', ['q2', 'q5'], 5],
  ])('opens where it was left: %s', (_name, recorded, expected) => {
    expect(openingLine(LINES, new Set(recorded))).toBe(expected);
  });

  it.each([
    ['a line that is heard', 0, [], true],
    ['an own line without a recording', 1, [], false],
    ['an own line with one', 1, ['q2'], true],
    ['no line', 9, [], false],
  ])('may be gone on with: %s', (_name, index, recorded, expected) => {
    expect(mayGoOn(LINES[index], new Set(recorded))).toBe(expected);
  });

  it('counts the own lines that are left', () => {
    expect(linesLeft(LINES, new Set(['q2']))).toBe(1);
  });
});
