import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import {
  attemptView,
  questionResults,
  type StoredAnswer,
  type StoredQuestion,
  unanswered,
} from './attempt-view.ts';

const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

const choice = (id: string, position: number): StoredQuestion => ({
  question: {
    id,
    position,
    folder_id: 'f',
    folder_name: 'F',
    question_id_stem: null,
    grading_object: 0,
    marks: 1,
    content: { type_code: 'free_text', prompt: 'p', word_limit: 1 },
  },
  key: { type_code: 'free_text', accepted: 'lamp' },
  explanation: 'because',
  proofs: [{ name: null, quote: 'the lamp', at: null }],
});

const essay: StoredQuestion = {
  question: {
    ...choice('w', 3).question,
    grading_object: 1,
    content: { type_code: 'ielts_writing', prompt: 'p', task: 2, min_words: 50 },
  },
  key: { type_code: 'ielts_writing' },
  explanation: null,
  proofs: [],
};

const QUESTIONS = [choice('q1', 1), choice('q2', 2), essay];
const open = { id: ATTEMPT, submittedAt: null };
const submitted = { id: ATTEMPT, submittedAt: new Date(5000) };

const answers = (status: AiEvaluation['status']): StoredAnswer[] => [
  {
    questionId: 'q1',
    answer: { type_code: 'free_text', text: 'lamp' },
    isCorrect: true,
    marksWon: 1,
    evaluation: null,
  },
  {
    questionId: 'w',
    answer: { type_code: 'ielts_writing', u: 'text' },
    isCorrect: null,
    marksWon: null,
    evaluation: { status, content: null },
  },
];

describe('questionResults and attemptView', () => {
  it('give no key, explanation or mark before submission', () => {
    for (const question of questionResults(QUESTIONS, open, answers('waiting'))) {
      expect(question.answers).toBeNull();
      expect(question.explanation).toBeNull();
      expect(question.proofs).toEqual([]);
      for (const user of question.user) expect(user).toMatchObject({ is_correct: null, ai_evaluation: null });
    }
    expect(JSON.stringify(QUESTIONS.map(unanswered))).not.toContain('lamp');
    expect(attemptView(QUESTIONS, 2, open, answers('waiting'))).toMatchObject({
      state: 0,
      submitted_at: null,
    });
  });

  it('give all of them afterwards', () => {
    const [first, second] = questionResults(QUESTIONS, submitted, answers('finished'));
    expect(first).toMatchObject({
      answers: { accepted: 'lamp' },
      explanation: 'because',
      proofs: [{ quote: 'the lamp' }],
    });
    expect(first?.user[0]).toMatchObject({ is_correct: true, marks_won: 1 });
    expect(second?.user).toEqual([]);
  });

  it.each([
    ['waiting', 1, 1],
    ['finished', 2, 0],
    ['error', 4, 0],
  ] as const)('an evaluation %s makes state %i with %i waiting', (status, state, waiting) => {
    expect(attemptView(QUESTIONS, 2, submitted, answers(status))).toMatchObject({
      state,
      waiting,
      submitted_at: 5000,
      user_result: { ielts_statistic: { hundred_score: 50, correct_question: 1, total_question: 2 } },
    });
  });
});

describe('an attempt without a mark', () => {
  it.each([
    ['an essay that nobody wrote', [essay], 2, 3],
    ['a set that is not graded', [choice('q1', 1)], 3, 5],
  ] as const)('%s', (_, questions, scale, state) => {
    expect(attemptView(questions, scale, submitted, [])).toMatchObject({ state, waiting: 0 });
  });
});

describe('learnerTime', () => {
  it.each([
    ['right clock', { at: 1000, skew: 0 }, 1000],
    ['two days slow, skew known', { at: 1000, skew: 172_800_000 }, 172_801_000],
    ['two days fast, skew unknown: the server says now', { at: 999_999_999, skew: 0 }, 500_000_000],
    ['absurd', { at: -5, skew: 0 }, 0],
  ])('%s', (_name, clock, expected) => {
    expect(learnerTime(clock, 500_000_000).getTime()).toBe(expected);
  });
});
