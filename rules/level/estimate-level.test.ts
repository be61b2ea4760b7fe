import { describe, expect, it } from 'vitest';
import type { Skill } from '#contract/exam-taking.ts';
import { estimateLevel, type LevelEvidence, levelOfBand } from './estimate-level.ts';

const TODAY = '2026-11-28';
const LONG_AGO = '2025-05-28';
const band = (skill: Skill, value: number, on = TODAY) => ({ skill, band: value, on });
const placed = (level: number, low = level, high = level, on = TODAY) => ({ level, low, high, on });

describe('a level', () => {
  it.each<[string, LevelEvidence, number, number, number]>([
    ['of one essay is hardly known', { bands: [band('writing', 5.5)], placement: null }, 5.5, 3.5, 7.5],
    ['of one reading test is known better', { bands: [band('reading', 5.5)], placement: null }, 5.5, 4, 7],
    [
      'of all skills is narrow',
      {
        bands: [band('listening', 6), band('reading', 6.5), band('writing', 5.5), band('speaking', 6)],
        placement: null,
      },
      6,
      5.5,
      6.5,
    ],
    ['of a placement test is its level’s middle', { bands: [], placement: placed(2) }, 5.5, 4.5, 6],
    ['of a placement test with a wide range', { bands: [], placement: placed(1, 0, 2) }, 4, 0.5, 7],
    [
      'of a placement test is hardly moved by one doubtful essay',
      { bands: [band('writing', 5.5)], placement: placed(1) },
      4,
      3,
      5,
    ],
    [
      'of an old placement test gives way to newer tests',
      { bands: [band('reading', 6.5), band('listening', 6.5)], placement: placed(1, 1, 1, LONG_AGO) },
      6,
      5,
      7.5,
    ],
    [
      'is as wide as its evidence lies apart',
      { bands: [band('reading', 8), band('listening', 8)], placement: placed(0) },
      6.5,
      3.5,
      9,
    ],
    ['of a beginner', { bands: [], placement: placed(0) }, 1.5, 0, 3],
    ['at the top', { bands: [band('reading', 9), band('listening', 9)], placement: null }, 9, 8, 9],
  ])('%s', (_, evidence, value, low, high) => {
    expect(estimateLevel(evidence, TODAY)).toEqual({ band: value, low, high });
  });

  it('is not known without evidence', () => {
    expect(estimateLevel({ bands: [], placement: null }, TODAY)).toBeNull();
  });

  it('is less sure the older its evidence is', () => {
    const of = (on: string) => estimateLevel({ bands: [band('reading', 6, on)], placement: null }, TODAY);
    const [now, then] = [of(TODAY), of(LONG_AGO)];
    expect(then?.band).toBe(now?.band);
    expect((then?.high ?? 0) - (then?.low ?? 0)).toBeGreaterThan((now?.high ?? 9) - (now?.low ?? 0));
  });
});

it.each([
  [0, 0],
  [2.5, 0],
  [3, 1],
  [4.5, 2],
  [5.5, 2],
  [6, 3],
  [7, 4],
  [9, 4],
])('band %f is of level %i', (value, level) => {
  expect(levelOfBand(value)).toBe(level);
});
