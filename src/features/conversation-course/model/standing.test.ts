import { describe, expect, it } from 'vitest';
import type { ConversationLevel } from '#contract/conversation-course.ts';
import { type Levels, levelsWith, standingWith, type WaitingStep } from './standing.ts';

const NUMBERS: readonly ConversationLevel[] = [1, 2, 3, 4, 5, 6];
const levels = (
  max: number,
  selected: number | null,
  suggested: ConversationLevel | null = null,
): Levels => ({
  levels: NUMBERS.map((level) => ({
    ...{ level, course_id: `hoi-thoai-${level}`, title_vi: '', about_vi: '', scenes: 6 },
    ...{ selected: level === selected, is_open: level <= max },
  })),
  ...{ suggested_level: suggested, max_level: max, needs: null },
});
const introduction = (suggested: ConversationLevel): WaitingStep => ({
  kind: 'introduction',
  suggested,
  at: 1,
});
const selection = (level: ConversationLevel, at = 2): WaitingStep => ({ kind: 'selection', level, at });
const levelUp = (level: number): WaitingStep => ({ kind: 'levelUp', courseId: `hoi-thoai-${level}`, at: 3 });

describe('where a learner stands', () => {
  it.each<[string, Levels, WaitingStep[], [current: number | null, max: number, suggested: number | null]]>([
    ['nowhere', levels(0, null), [], [null, 0, null]],
    ['as the server says', levels(3, 2, 3), [], [2, 3, 3]],
    ['none selected: the suggested one', levels(3, null, 3), [], [3, 3, 3]],
    ['none selected or suggested: the first', levels(1, null), [], [1, 1, null]],
    ['an introduction that waits', levels(0, null), [introduction(3)], [3, 3, 3]],
    ['an introduction never sinks', levels(4, 4, 4), [introduction(2)], [2, 4, 2]],
    ['a selection that waits', levels(3, 3, 3), [selection(1)], [1, 3, 3]],
    ['the last of several', levels(3, 3, 3), [selection(1), selection(2, 4)], [2, 3, 3]],
    ['a selection of what is locked', levels(2, 2), [selection(5)], [2, 2, null]],
    ['after an introduction', levels(0, null), [introduction(3), selection(2)], [2, 3, 3]],
    ['a level-up that waits', levels(1, 1), [levelUp(1)], [2, 2, null]],
    ['a level-up of the last', levels(6, 6), [levelUp(6)], [6, 6, null]],
    ['a level-up of a course that is gone', levels(1, 1), [levelUp(9)], [1, 1, null]],
  ])('%s', (_, known, waiting, [current, max, suggested]) => {
    const standing = standingWith(known, waiting);
    expect([standing.current?.level ?? null, standing.maxLevel, standing.suggested]).toEqual([
      current,
      max,
      suggested,
    ]);
    expect(standing.levels.filter(({ selected }) => selected).map(({ level }) => level)).toEqual(
      current === null ? [] : [current],
    );
    expect(standing.levels.filter(({ is_open }) => is_open)).toHaveLength(max);
  });
});

it('what has arrived stands until the levels are read anew, without the needs of another level', () => {
  const needs = { scenes: { done: 4, needed: 4 }, missions: { done: 9, needed: 9 } };
  const known = { ...levels(1, 1), needs };
  expect(levelsWith(known, [levelUp(1)])).toMatchObject({ max_level: 2, needs: null });
  expect(standingWith(levelsWith(known, [levelUp(1)]), []).current?.level).toBe(2);
  expect(levelsWith(known, [selection(1)]).needs).toEqual(needs);
});
