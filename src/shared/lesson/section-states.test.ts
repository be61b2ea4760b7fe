import { describe, expect, it } from 'vitest';
import { starCup } from '#rules/lesson/stars.ts';
import {
  currentState,
  type Lesson,
  type LocalProgress,
  minutesLeft,
  sectionStates,
} from './section-states.ts';

const ATTEMPT = '018f3b3e-0000-7000-8000-000000000001';
const OWN_ATTEMPT = '018f3b3e-0000-7000-8000-000000000002';

const section = (id: string, kind: 'study_sheet' | 'revise' | 'practice', minutes: number) => ({
  id,
  kind,
  module_id: `m-${id}`,
  title: id,
  minutes,
});

type Results = Lesson['user_result']['lesson_section_result'];
const lesson = (results: Results): Lesson => ({
  id: 'l1',
  title: '',
  summary: '',
  course_id: 'c1',
  course_name: '',
  list_section: [
    section('sheet', 'study_sheet', 5),
    section('rev', 'revise', 8),
    section('prac', 'practice', 20),
  ],
  user_result: {
    lesson_section_result: results,
    star_cup: { stars: 0, most: 9, cup: false },
    redone_at: null,
  },
});
const result = (section_id: string, status: 1 | 2, attempt_id: string | null = null) => ({
  section_id,
  module_id: `m-${section_id}`,
  status,
  attempt_id,
  stars: status === 2 ? 3 : null,
  completed_at: status === 2 ? 1 : null,
});
const nothing: LocalProgress = { completed: new Set(), attempts: new Map(), isRedone: false };
const attempted = (submitted: boolean, waiting: boolean): LocalProgress => ({
  completed: new Set(),
  attempts: new Map([['m-prac', { id: OWN_ATTEMPT, submitted, waiting }]]),
  isRedone: false,
});

describe('sectionStates', () => {
  it.each([
    ['untouched', [], nothing, ['todo', 'todo', 'todo'], '/practice/m-prac', 33],
    ['begun at the server', [result('sheet', 1)], nothing, ['begun', 'todo', 'todo'], '/practice/m-prac', 33],
    [
      'completed here, still waiting',
      [],
      { ...nothing, completed: new Set(['sheet']) },
      ['done', 'todo', 'todo'],
      '/practice/m-prac',
      28,
    ],
    ['a practice begun here', [], attempted(false, false), ['todo', 'todo', 'begun'], '/practice/m-prac', 33],
    [
      'a practice submitted here',
      [],
      attempted(true, true),
      ['todo', 'todo', 'done'],
      `/practice-result/m-prac?attempt=${OWN_ATTEMPT}`,
      13,
    ],
    [
      'a practice submitted on another device',
      [result('prac', 2, ATTEMPT)],
      nothing,
      ['todo', 'todo', 'done'],
      `/practice-result/m-prac?attempt=${ATTEMPT}`,
      13,
    ],
  ] as [string, Results, LocalProgress, string[], string, number][])(
    '%s',
    (_n, results, local, states, href, left) => {
      const got = sectionStates(lesson(results), local);
      expect(got.map(({ state }) => state)).toEqual(states);
      expect(got[2]?.href).toBe(href);
      expect(minutesLeft(got)).toBe(left);
    },
  );

  it('marks what waits to be sent', () => {
    const local = { ...attempted(true, true), completed: new Set(['rev']) };
    expect(sectionStates(lesson([]), local).map(({ waiting }) => waiting)).toEqual([false, true, true]);
    expect(sectionStates(lesson([]), attempted(true, false))[2]?.waiting).toBe(false);
  });

  it('ignores server results from before a restart', () => {
    const local: LocalProgress = { ...nothing, completed: new Set(['rev']), isRedone: true };
    const got = sectionStates(lesson([result('sheet', 2), result('prac', 2, ATTEMPT)]), local);
    expect(got.map(({ state, stars }) => [state, stars])).toEqual([
      ['todo', null],
      ['done', null],
      ['todo', null],
    ]);
    expect(got[2]?.href).toBe('/practice/m-prac');
  });

  it('links a section to its module, with the way back', () => {
    const got = sectionStates(lesson([]), nothing);
    expect(got[0]?.href).toBe('/phieu/m-sheet?lesson=l1&section=sheet');
    expect(got[1]?.href).toBe('/revise/m-rev?lesson=l1&section=rev');
  });
});

describe('currentState', () => {
  it.each([
    ['the section named in the address', [], 'rev', 'rev'],
    ['the first with no result status', [result('sheet', 2)], null, 'rev'],
    ['one begun but not completed', [result('sheet', 2), result('rev', 1)], null, 'rev'],
    [
      'one begun before others were completed',
      [result('sheet', 1), result('rev', 2), result('prac', 2, ATTEMPT)],
      null,
      'sheet',
    ],
    ['an unknown section in the address is ignored', [], 'gone', 'sheet'],
    [
      'all completed: the last',
      [result('sheet', 2), result('rev', 2), result('prac', 2, ATTEMPT)],
      null,
      'prac',
    ],
  ] as [string, Results, string | null, string][])('%s', (_name, results, requested, expected) => {
    expect(currentState(sectionStates(lesson(results), nothing), requested)?.section.id).toBe(expected);
  });
});

describe('starCup of section states', () => {
  it.each([
    ['nothing', [], nothing, { stars: 0, most: 9, cup: false }],
    ['one section', [result('sheet', 2)], nothing, { stars: 3, most: 9, cup: false }],
    [
      'the last one completed here, its stars still unknown',
      [result('sheet', 2), result('rev', 2)],
      attempted(true, true),
      { stars: 6, most: 9, cup: true },
    ],
    [
      'a sheet completed here, whose stars no answer decides',
      [],
      { ...nothing, completed: new Set(['sheet', 'rev']) },
      { stars: 3, most: 9, cup: false },
    ],
  ] as [string, Results, LocalProgress, object][])('%s', (_name, results, local, expected) => {
    expect(starCup(sectionStates(lesson(results), local))).toEqual(expected);
  });
});
