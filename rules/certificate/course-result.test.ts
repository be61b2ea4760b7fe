import { describe, expect, it } from 'vitest';
import { LESSON_TYPE } from '#contract/course.ts';
import { courseResult, type PracticeMarks } from './course-result.ts';

const lesson = (type: number, ...practices: string[]) => ({
  type,
  sections: practices.map((module_id) => ({ kind: 'practice' as const, module_id })),
});
const { NORMAL, FINAL_TEST } = LESSON_TYPE;

describe('courseResult', () => {
  it.each<[string, ReturnType<typeof lesson>[], [string, PracticeMarks][], number | null]>([
    ['no practice', [lesson(NORMAL)], [], null],
    ['a practice that only the AI grades', [lesson(NORMAL, 'a')], [['a', { won: 0, of: 0 }]], null],
    ['one practice', [lesson(NORMAL, 'a')], [['a', { won: 7, of: 8 }]], 88],
    [
      'practices by their marks, not by their number',
      [lesson(NORMAL, 'a'), lesson(NORMAL, 'b')],
      [
        ['a', { won: 0, of: 10 }],
        ['b', { won: 30, of: 30 }],
      ],
      75,
    ],
    [
      'the final test alone',
      [lesson(NORMAL, 'a'), lesson(FINAL_TEST, 'b')],
      [
        ['a', { won: 0, of: 10 }],
        ['b', { won: 9, of: 10 }],
      ],
      90,
    ],
    [
      'a final test without marks',
      [lesson(NORMAL, 'a'), lesson(FINAL_TEST, 'b')],
      [
        ['a', { won: 5, of: 10 }],
        ['b', { won: 0, of: 0 }],
      ],
      50,
    ],
    ['more won than there is by now', [lesson(NORMAL, 'a')], [['a', { won: 12, of: 10 }]], 100],
    ['a practice of another course', [lesson(NORMAL, 'a')], [['z', { won: 1, of: 1 }]], null],
  ])('%s', (_, lessons, marks, result) => {
    expect(courseResult(lessons, new Map(marks))).toBe(result);
  });

  it('takes no sheet for a practice of the same name', () => {
    const sheet = { type: NORMAL, sections: [{ kind: 'study_sheet' as const, module_id: 'a' }] };
    expect(courseResult([sheet], new Map([['a', { won: 1, of: 1 }]]))).toBeNull();
  });
});
