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
/** Ten questions; its keys were shown unless told otherwise. */
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
    ['a practice that only the AI grades', [lesson(NORMAL, 'a')], [['a', practice(0, [go(0)])]], null],
    ['one practice', [lesson(NORMAL, 'a')], [['a', practice(8, [go(7)])]], 88],
    ['its best go', [lesson(NORMAL, 'a')], [['a', practice(10, [go(3), go(7), go(5)])]], 70],
    [
      'practices by their marks, not by their number',
      [lesson(NORMAL, 'a'), lesson(NORMAL, 'b')],
      [
        ['a', practice(10, [])],
        ['b', practice(30, [go(30)])],
      ],
      75,
    ],
    [
      'the final test alone',
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
    ['more won than there is by now', [lesson(NORMAL, 'a')], [['a', practice(10, [go(12)])]], 100],
    ['a practice of another course', [lesson(NORMAL, 'a')], [['z', practice(1, [go(1)])]], null],
  ])('%s', (_, lessons, work, result) => {
    expect(of(lessons, work).result).toBe(result);
  });

  it('takes no sheet for a practice of the same name', () => {
    const sheet = {
      id: 'l',
      type: NORMAL,
      sections: [{ id: 'a', kind: 'study_sheet' as const, module_id: 'a' }],
    };
    const exercises = new Map([['a', practice(1, [go(1)])]]);
    expect(courseResult({ certificate, lessons: [sheet] }, exercises).result).toBeNull();
  });
});

describe('a practice done again', () => {
  it.each<[string, ExerciseWork, { result: number; retaken: number; most: number; reach: number | null }]>([
    [
      'may be, with all marks, while nobody has seen the keys',
      practice(10, [go(3)], false),
      { result: 30, retaken: 0, most: 100, reach: 100 },
    ],
    [
      'may be, up to the bar, once it was done and the keys were seen',
      practice(10, [go(3)]),
      { result: 30, retaken: 0, most: 60, reach: 60 },
    ],
    [
      'counts for less than the bar as it is',
      practice(10, [go(3), repeated(5)]),
      { result: 50, retaken: 1, most: 60, reach: 60 },
    ],
    [
      'counts for no more than the bar',
      practice(10, [go(3), repeated(10)]),
      { result: 60, retaken: 1, most: 60, reach: null },
    ],
    [
      'takes nothing back',
      practice(10, [go(8), repeated(10)]),
      { result: 80, retaken: 0, most: 80, reach: null },
    ],
    [
      'counts for nothing where the keys were read before it was done',
      practice(10, [go(1, { answered: 7 }), repeated(10)]),
      { result: 10, retaken: 0, most: 10, reach: null },
    ],
    [
      'is no second chance before the first',
      practice(10, [], false),
      { result: 0, retaken: 0, most: 100, reach: null },
    ],
  ])('%s', (_, work, { reach, ...expected }) => {
    const { again, ...found } = single(work);
    expect(found).toEqual(expected);
    expect(again.map((chance) => chance.reach)).toEqual(reach === null ? [] : [reach]);
  });

  it('stands before those that raise the result less', () => {
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

  it('lifts a course to its bar when every practice is', () => {
    const goes = [go(1), repeated(7)];
    const names = ['a', 'b', 'c'];
    const found = of(
      [lesson(NORMAL, ...names)],
      names.map((name) => [name, practice(7, goes)]),
    );
    expect(found).toMatchObject({ result: 60, retaken: 3 });
  });
});
