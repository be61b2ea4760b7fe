import { expect, it } from 'vitest';
import { aiEvaluationSchema } from '#contract/evaluation.ts';
import type { Question } from '#contract/question.ts';
import { made } from '#tests/support/made.ts';
import { attemptBand } from './attempt-band.ts';

const question = (id: string, follows?: string): { question: Question } => ({
  question: {
    id,
    position: 1,
    folder_id: 'part-1',
    folder_name: 'Part 1',
    question_id_stem: null,
    grading_object: 1,
    marks: 0,
    ...(follows !== undefined && { follows }),
    content: {
      type_code: 'ielts_unscripted_speaking',
      prompt: 'p',
      part: 1,
      cues: [],
      prep_seconds: 0,
      max_seconds: 30,
    },
  },
});
const EVALUATION = made(aiEvaluationSchema, {
  status: 'finished',
  content: {
    kind: 'talk',
    result: {
      outcome: 'graded',
      engine: { name: 'luyen-talk', version: '3' },
      duration: 30,
      transcript: { text: 'A bee', source: 'learner' },
      measures: {
        words: 60,
        syllables: 80,
        talk_seconds: 32,
        speech_rate: 140,
        articulation_rate: 3.6,
        pauses: 8,
        pause_mean: 0.7,
        pause_share: 0.2,
        pauses_within: 3,
        mean_run: 7,
        fillers: 1,
        pronunciation: 71,
        diversity: 48,
        less_common_share: 0.14,
        errors: 1.5,
        subordination: 4,
        subordinators: 4,
        linkers: 4,
      },
    },
  },
});
const graded = (questionId: string) => ({ questionId, evaluation: EVALUATION });
const QUESTIONS = [question('q1'), question('q1-more', 'q1'), question('q2'), question('q2-more', 'q2')];

it.each([
  ['without follow-ups', ['q1', 'q2'], { talks: 2, of: 2 }],
  ['with one', ['q1', 'q1-more', 'q2'], { talks: 2, of: 2 }],
  ['where a question was left out', ['q1', 'q1-more'], { talks: 1, of: 2 }],
])('a conversation %s counts the questions that have to be answered', (_, answered, expected) => {
  expect(attemptBand(QUESTIONS, answered.map(graded))).toMatchObject({ outcome: 'graded', ...expected });
});
