import { describe, expect, it } from 'vitest';
import type { TranscriptLine } from '#contract/listening.ts';
import { lineAt, lineEnd } from './line-at.ts';

const lines = (...seconds: (number | null)[]): TranscriptLine[] =>
  seconds.map((at, turn) => ({ turn, speaker: null, text: `line ${turn}`, at }));

describe('lineAt', () => {
  it.each([
    ['before the first', [0.5, 3], 0.2, null],
    ['at a beginning', [0.5, 3], 3, 1],
    ['within', [0.5, 3], 2.9, 0],
    ['after the last begins', [0.5, 3], 60, 1],
    ['without times', [null, null], 5, null],
    ['without lines', [], 5, null],
  ])('%s', (_, seconds, at, expected) => {
    expect(lineAt(lines(...seconds), at)).toBe(expected);
  });
});

describe('lineEnd', () => {
  it.each([
    ['where the next begins', [0.5, 3], 0, 3],
    ['with the recording', [0.5, 3], 1, 9],
    ['with the recording where the next has no time', [0.5, null], 0, 9],
  ])('%s', (_, seconds, index, expected) => {
    expect(lineEnd(lines(...seconds), index, 9)).toBe(expected);
  });
});
