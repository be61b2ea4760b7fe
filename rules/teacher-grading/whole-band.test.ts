import { expect, it } from 'vitest';
import { type QuestionResult, questionResult } from '#contract/practice.ts';
import type { QuestionContent } from '#contract/question.ts';
import { made } from '#tests/support/made.ts';
import { teacherWorks, wholeTeacherBand } from './whole-band.ts';

const essay = (task: 1 | 2): QuestionContent => ({
  type_code: 'ielts_writing',
  prompt: 'p',
  task,
  min_words: 20,
});
const talk: QuestionContent = {
  ...{ type_code: 'ielts_unscripted_speaking', prompt: 'p', part: 1, cues: [] },
  ...{ prep_seconds: 0, max_seconds: 60 },
};

/** An answered question; `band` null: no teacher has graded it. */
function question(content: QuestionContent, band: number | null, text = 'Bees.'): QuestionResult {
  const status = band === null ? 'waiting' : 'finished';
  const spoken = {
    type_code: 'ielts_unscripted_speaking' as const,
    recording_id: '019aa000-0000-7000-8000-0000000000a1',
  };
  return made(questionResult, {
    content,
    user: [
      {
        bai_lam: content.type_code === 'ielts_writing' ? { type_code: 'ielts_writing', u: text } : spoken,
        teacher_evaluation: {
          status,
          regrade: null,
          content: band === null ? null : { band, criteria: [], comments: [] },
        },
      },
    ],
  });
}

it.each([
  ['the mean of the talks', [question(talk, 6), question(talk, 7)], 6.5],
  ['task 2 counted twice', [question(essay(1), 5), question(essay(2), 6.5)], 6],
  ['none while one is ungraded', [question(talk, 6), question(talk, null)], null],
  ['none over both skills', [question(talk, 6), question(essay(2), 6)], null],
  ['none of nothing', [], null],
] as const)('a whole result graded by a teacher has as its band %s', (_, questions, band) => {
  expect(wholeTeacherBand(questions)).toBe(band);
});

it('an empty answer is no work for a teacher', () => {
  expect(teacherWorks([question(essay(2), null, ' '), question(essay(2), null)])).toHaveLength(1);
});
