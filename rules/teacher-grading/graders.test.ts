import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '#contract/question.ts';
import { gradersOf, teacherWork } from './graders.ts';

describe('who grades', () => {
  it.each([
    ['only the key', { grading_object: 0 }, { ai: false, teacher: false }],
    ['the AI', { grading_object: 1 }, { ai: true, teacher: false }],
    ['a teacher', { grading_object: 2 }, { ai: false, teacher: true }],
    ['both', { grading_object: 2, ai_grades_too: true }, { ai: true, teacher: true }],
  ] as const)('%s', (_, question, graders) => {
    expect(gradersOf(question)).toEqual(graders);
  });

  it('gives teachers essays and talks, but neither single words nor questions with a key', () => {
    const work = Object.fromEntries(QUESTION_TYPES.map((type) => [type, teacherWork(type)]));
    expect(Object.entries(work).filter(([, kind]) => kind !== null)).toEqual([
      ['ielts_writing', 'writing'],
      ['ielts_scripted_speaking', 'speaking'],
      ['ielts_unscripted_speaking', 'speaking'],
    ]);
  });
});
