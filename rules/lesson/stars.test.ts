import { describe, expect, it } from 'vitest';
import { sectionStars, starCup } from './stars.ts';

const todo = { state: 'todo', stars: null } as const;
const begun = { state: 'begun', stars: null } as const;
const done = (stars: number | null) => ({ state: 'done', stars }) as const;

describe('stars of a section', () => {
  it.each([
    ['no questions with a key', 0, 0, 3],
    ['all correct', 10, 10, 3],
    ['85 per cent', 17, 20, 3],
    ['just below', 16, 20, 2],
    ['60 per cent', 6, 10, 2],
    ['below that', 5, 10, 1],
    ['none correct', 0, 10, 1],
  ])('%s', (_name, correct, total, expected) => {
    expect(sectionStars({ correct, total })).toBe(expected);
  });
});

describe('stars and cup of a lesson', () => {
  it.each([
    ['nothing done', [todo, todo, todo], { stars: 0, most: 9, cup: false }],
    ['one begun', [begun, todo, todo], { stars: 0, most: 9, cup: false }],
    ['two of three', [done(3), done(2), todo], { stars: 5, most: 9, cup: false }],
    ['the last one only begun', [done(3), done(3), begun], { stars: 6, most: 9, cup: false }],
    ['all of them', [done(3), done(2), done(1)], { stars: 6, most: 9, cup: true }],
    [
      'the last one completed only on this device',
      [done(3), done(2), done(null)],
      { stars: 5, most: 9, cup: true },
    ],
    ['no sections', [], { stars: 0, most: 0, cup: false }],
  ])('%s', (_name, sections, expected) => {
    expect(starCup(sections)).toEqual(expected);
  });
});
