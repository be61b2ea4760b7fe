import { describe, expect, it } from 'vitest';
import { LESSON_TYPE } from '#contract/course.ts';
import { courseResult } from './course-result.ts';
import type { ExerciseWork, Go } from './course-work.ts';

const certificate = { answered: 80, result: 60 };
const lesson = (type: number, ...practices: string[]) => ({
  id: 'l',
  type,
  sections: practices.map((id) => ({ id, kind: 'practice' as const, module_id: id })),
});
type Lessons = ReturnType<typeof lesson>[];
const { NORMAL, FINAL_TEST } = LESSON_TYPE;

const go = (won: number, way: Partial<Go> = {}): Go => ({ answered: 10, at: 1, won, repeats: false, ...way });
const repeated = (won: number): Go => go(won, { repeats: true });
/** Ten questions; the keys were shown by default. */
const practice = (marks: number, goes: Go[], keysShown = true): ExerciseWork => ({
  questions: 10,
  marks,
  keysShown,
  goes,
});
const of = (lessons: Lessons, work: [string, ExerciseWork][]) =>
  courseResult({ certificate, lessons }, new Map(work));
const single = (work: ExerciseWork) => of([lesson(NORMAL, 'a')], [['a', work]]);

describe('the result of a course', () => {
  it.each<[string, Lessons, [string, ExerciseWork][], number | null]>([
    ['no practice', [lesson(NORMAL)], [], null],
    ['a practice graded only by AI', [lesson(NORMAL, 'a')], [['a', practice(0, [go(0)])]], null],
    ['one practice', [lesson(NORMAL, 'a')], [['a', practice(8, [go(7)])]], 88],
    ['the best attempt', [lesson(NORMAL, 'a')], [['a', practice(10, [go(3), go(7), go(5)])]], 70],
    [
      'practices weighted by marks',
      [lesson(NORMAL, 'a'), lesson(NORMAL, 'b')],
      [
        ['a', practice(10, [])],
        ['b', practice(30, [go(30)])],
      ],
      75,
    ],
    [
      'only the final test',
      [lesson(NORMAL, 'a'), lesson(FINAL_TEST, 'b')],
      [
        ['a', practice(10, [go(0)])],
        ['b', practice(10, [go(9)])],
      ],
      90,
    ],
    [
      'a final test without marks',
      [lesson(NORMAL, 'a'), lesson(FINAL_TEST, 'b')],
      [
        ['a', practice(10, [go(5)])],
        ['b', practice(0, [go(0)])],
      ],
      50,
    ],
    ['more marks won than the practice has now', [lesson(NORMAL, 'a')], [['a', practice(10, [go(12)])]], 100],
    ['a practice of another course', [lesson(NORMAL, 'a')], [['z', practice(1, [go(1)])]], null],
  ])('%s', (_, lessons, work, result) => {
    expect(of(lessons, work).result).toBe(result);
  });

  it('ignores a study sheet with the id of a practice', () => {
    const sheet = {
      id: 'l',
      type: NORMAL,
      sections: [{ id: 'a', kind: 'study_sheet' as const, module_id: 'a' }],
    };
    const exercises = new Map([['a', practice(1, [go(1)])]]);
    expect(courseResult({ certificate, lessons: [sheet] }, exercises).result).toBeNull();
  });
});

describe('a retaken practice', () => {
  it.each<[string, ExerciseWork, { result: number; retaken: number; most: number; reach: number | null }]>([
    [
      'may reach all marks before the keys are shown',
      practice(10, [go(3)], false),
      { result: 30, retaken: 0, most: 100, reach: 100 },
    ],
    [
      'may reach the bar once it was done and the keys were shown',
      practice(10, [go(3)]),
      { result: 30, retaken: 0, most: 60, reach: 60 },
    ],
    [
      'counts as it is below the bar',
      practice(10, [go(3), repeated(5)]),
      { result: 50, retaken: 1, most: 60, reach: 60 },
    ],
    [
      'counts at most up to the bar',
      practice(10, [go(3), repeated(10)]),
      { result: 60, retaken: 1, most: 60, reach: null },
    ],
    [
      'never lowers the result',
      practice(10, [go(8), repeated(10)]),
      { result: 80, retaken: 0, most: 80, reach: null },
    ],
    [
      'does not count if the keys were shown before it was done',
      practice(10, [go(1, { answered: 7 }), repeated(10)]),
      { result: 10, retaken: 0, most: 10, reach: null },
    ],
    [
      'is not offered before the first attempt',
      practice(10, [], false),
      { result: 0, retaken: 0, most: 100, reach: null },
    ],
  ])('%s', (_, work, { reach, ...expected }) => {
    const { again, ...found } = single(work);
    expect(found).toEqual(expected);
    expect(again.map((chance) => chance.reach)).toEqual(reach === null ? [] : [reach]);
  });

  it('is listed by descending gain', () => {
    const work: [string, ExerciseWork][] = [
      ['a', practice(10, [go(5)])],
      ['b', practice(10, [go(9)])],
      ['c', practice(30, [go(12)])],
    ];
    expect(of([lesson(NORMAL, 'a', 'b', 'c')], work).again).toEqual([
      { lesson_id: 'l', section_id: 'c', module_id: 'c', result: 40, reach: 60 },
      { lesson_id: 'l', section_id: 'a', module_id: 'a', result: 50, reach: 60 },
    ]);
  });

  it('raises a course to its bar if every practice is retaken', () => {
    const goes = [go(1), repeated(7)];
    const names = ['a', 'b', 'c'];
    const found = of(
      [lesson(NORMAL, ...names)],
      names.map((name) => [name, practice(7, goes)]),
    );
    expect(found).toMatchObject({ result: 60, retaken: 3 });
  });
});
