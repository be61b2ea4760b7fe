import { describe, expect, it } from 'vitest';
import { examQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE, type QuestionContent } from '#contract/question.ts';
import { made } from '#tests/support/made.ts';
import { byPart, byType, sumOf, weakestOf } from './result-rows.ts';

const CONTENT = {
  true_false: { type_code: 'true_false', prompt: 'p', wording: 'yes_no', with_not_given: true },
  free_text: { type_code: 'free_text', prompt: 'p', word_limit: null },
  ielts_writing: { type_code: 'ielts_writing', prompt: 'p', task: 2, min_words: 250 },
} as const satisfies Record<string, QuestionContent>;

const question = (part: number, type: keyof typeof CONTENT, marks: number, won: number | null) =>
  made(examQuestion, {
    id: `${part}-${type}`,
    position: 1,
    folder_id: 'f',
    folder_name: 'f',
    grading_object: type === 'ielts_writing' ? GRADING_MODE.ai : GRADING_MODE.none,
    marks,
    content: CONTENT[type],
    user:
      won === null
        ? []
        : [
            {
              marks_won: won,
              bai_lam: { type_code: 'free_text', text: 'a' },
            },
          ],
    part,
    first_number: 1,
    last_number: marks,
  });

const QUESTIONS = [
  question(1, 'true_false', 1, 1),
  question(1, 'free_text', 3, 2),
  question(2, 'true_false', 2, 0),
  question(2, 'free_text', 1, null),
  question(2, 'ielts_writing', 1, null),
];

describe('sums of a result', () => {
  it('by part', () => {
    expect(byPart(QUESTIONS)).toEqual([
      { key: 1, won: 3, marks: 4, answered: 4 },
      { key: 2, won: 0, marks: 3, answered: 2 },
    ]);
  });

  it('in total', () => {
    expect(sumOf(byPart(QUESTIONS))).toEqual({ won: 3, marks: 7, answered: 6 });
  });

  it('by type, without those not marked by key', () => {
    expect(byType(QUESTIONS)).toEqual([
      { key: 'true_false', won: 1, marks: 3, answered: 3 },
      { key: 'free_text', won: 2, marks: 4, answered: 3 },
    ]);
  });
});

describe('weakestOf', () => {
  const much = [question(1, 'true_false', 4, 2), question(1, 'free_text', 6, 2)];
  it.each([
    ['the lowest share', much, 'free_text'],
    ['none where nothing is missing', [question(1, 'true_false', 4, 4)], undefined],
    ['none where nothing is marked by key', [question(1, 'ielts_writing', 4, null)], undefined],
    ['none by one click', [question(1, 'true_false', 1, 0), question(1, 'free_text', 40, null)], undefined],
    ['never what was left blank', [...much, question(2, 'true_false', 20, null)], 'free_text'],
  ])('%s', (_, questions, expected) => {
    expect(weakestOf(byType(questions))?.key).toBe(expected);
  });
});
