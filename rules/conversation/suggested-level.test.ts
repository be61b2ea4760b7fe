import { describe, expect, it } from 'vitest';
import { SCENE_LEVELS } from '#contract/conversation.ts';
import { entryTestLevel, nextEntryQuestion, selfLevel, suggestedLevel } from './suggested-level.ts';

const QUESTIONS = SCENE_LEVELS.flatMap((level) =>
  [1, 2, 3].map((number) => ({ id: `${level}-${number}`, level, key: 'a' })),
);
/** Per level: right (`+`), wrong (`-`) or not answered (`.`). */
const given = (levels: readonly string[]) =>
  levels.flatMap((marks, index) =>
    [...marks].flatMap((mark, place) =>
      mark === '.' ? [] : [{ question_id: `${index + 1}-${place + 1}`, value: mark === '+' ? 'a' : 'b' }],
    ),
  );

describe('the entry test', () => {
  it.each([
    [[], 1, '1-1'],
    [['+'], 1, '1-2'],
    [['++'], 2, '2-1'],
    [['+-'], 1, '1-3'],
    [['+-+'], 2, '2-1'],
    [['--'], 1, null],
    [['+--'], 1, null],
    [['++', '++', '-+-'], 3, null],
    // A level that was failed is not made up for by a later one.
    [['--', '+++', '+++'], 1, null],
    [['++', '++', '++', '++', '++', '+'], 6, '6-2'],
    [['++', '++', '++', '++', '++', '++'], 6, null],
    [['+++', '+++', '+++', '+++', '+++', '+++'], 6, null],
  ])('%j: level %i, then asks %s', (levels, level, next) => {
    const answers = given(levels);
    expect(entryTestLevel(QUESTIONS, answers)).toBe(level);
    expect(nextEntryQuestion(QUESTIONS, answers)?.id ?? null).toBe(next);
  });
});

describe('the suggested level', () => {
  it.each([
    [4, null, 4, 'self'],
    [3, 3, 3, 'agree'],
    [6, 3, 3, 'test_lower'],
    [2, 1, 1, 'test_lower'],
    [1, 4, 3, 'test_higher'],
    [3, 4, 3, 'test_higher'],
    [1, 2, 1, 'test_higher'],
    [1, 6, 5, 'test_higher'],
  ] as const)('said %i, tested %s: %i (%s)', (self, tested, level, reason) => {
    expect(suggestedLevel(self, tested)).toEqual({ level, reason });
  });

  it('a self description stands for the level of its place', () => {
    const options = SCENE_LEVELS.map((level) => ({ value: `can-${level}`, vi: '', about_vi: null }));
    expect(selfLevel({ options }, 'can-4')).toBe(4);
    expect(selfLevel({ options }, 'can-7')).toBeNull();
  });
});
