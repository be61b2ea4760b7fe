import { describe, expect, it } from 'vitest';
import { DEFAULT_BAND_TABLES } from './band-tables.ts';
import { isLowScore, rawToBand, roundBand, writingBand } from './bands.ts';

describe('roundBand', () => {
  it.each([
    [6.25, 6.5],
    [6.125, 6],
    [3.875, 4],
    [6.75, 7],
    [6.5, 6.5],
    [6.249, 6],
    [19 / 3, 6.5],
    [18.5 / 3, 6],
    [0, 0],
    [0.24, 0],
    [8.75, 9],
    [9, 9],
  ])('%d becomes %d', (band, expected) => {
    expect(roundBand(band)).toBe(expected);
  });
});

describe('writingBand', () => {
  it.each([
    ['equal bands', [6, 6], 6],
    ['task 2 counts twice', [5, 6.5], 6],
    ['rounds to the nearest half', [6, 7], 6.5],
    ['a lower task 2', [7, 4], 5],
    ['task 2 not graded', [6, null], null],
    ['neither graded', [null, null], null],
  ] as const)('%s', (_, [first, second], expected) => {
    const tasks = [
      { task: 2, band: second },
      { task: 1, band: first },
    ] as const;
    expect(writingBand(tasks)).toBe(expected);
    expect(writingBand(tasks.slice(0, 1))).toBeNull();
  });
});

describe('rawToBand', () => {
  const { listening, academic_reading, general_reading } = DEFAULT_BAND_TABLES;
  it.each([
    ['listening', listening, 40, 9],
    ['listening', listening, 39, 9],
    ['listening', listening, 38, 8.5],
    ['listening', listening, 35, 8],
    ['listening', listening, 34, 7.5],
    ['listening', listening, 31, 7],
    ['listening', listening, 29, 6.5],
    ['listening', listening, 25, 6],
    ['listening', listening, 18, 5.5],
    ['listening', listening, 17, 5],
    ['listening', listening, 13, 4.5],
    ['listening', listening, 12, 4],
    ['listening', listening, 10, 3.5],
    ['listening', listening, 7, 3],
    ['listening', listening, 5, 2.5],
    ['listening', listening, 3, null],
    ['academic', academic_reading, 36, 8],
    ['academic', academic_reading, 33, 7.5],
    ['academic', academic_reading, 32, 7],
    ['academic', academic_reading, 27, 6.5],
    ['academic', academic_reading, 26, 6],
    ['academic', academic_reading, 19, 5.5],
    ['academic', academic_reading, 15, 5],
    ['academic', academic_reading, 14, 4.5],
    ['academic', academic_reading, 10, 4],
    ['academic', academic_reading, 9, 3.5],
    ['academic', academic_reading, 4, 2.5],
    ['general', general_reading, 40, 9],
    ['general', general_reading, 39, 8.5],
    ['general', general_reading, 38, 8],
    ['general', general_reading, 36, 7.5],
    ['general', general_reading, 34, 7],
    ['general', general_reading, 32, 6.5],
    ['general', general_reading, 31, 6],
    ['general', general_reading, 29, 5.5],
    ['general', general_reading, 26, 5],
    ['general', general_reading, 22, 4.5],
    ['general', general_reading, 18, 4],
    ['general', general_reading, 14, 3.5],
    ['general', general_reading, 11, 3],
    ['general', general_reading, 6, 2.5],
    ['general', general_reading, 5, null],
    [
      'a custom table',
      {
        of: 10,
        rows: [
          { from: 9, band: 7 },
          { from: 5, band: 6 },
        ],
      },
      8,
      6,
    ],
  ])('%s', (_, table, raw, expected) => {
    expect(rawToBand(raw, table)).toBe(expected);
  });
});

describe('isLowScore', () => {
  it.each([
    ['band 5', 5, 1, true],
    ['band 5.5', 5.5, 1, false],
    ['50 of 100', 50, 2, true],
    ['51 of 100', 51, 2, false],
    ['a count of questions', 0, 0, false],
    ['not graded', 0, 3, false],
  ] as const)('%s', (_, score, scale, expected) => {
    expect(isLowScore(score, scale)).toBe(expected);
  });
});
