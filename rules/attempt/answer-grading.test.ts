import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { type QuestionResult, questionResult } from '#contract/practice.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { type SpeakingBand, speakingBandSchema } from '#contract/talk-evaluation.ts';
import { type TeacherEvaluation, teacherEvaluationSchema } from '#contract/teacher-evaluation.ts';
import { gradedEssay, gradedReading } from '#tests/support/graded-answers.ts';
import { made } from '#tests/support/made.ts';
import { answerGrading, countGradings } from './answer-grading.ts';

const engine = { name: 'test', version: '1' };
const DECLINED: AiEvaluation = {
  status: 'finished',
  content: {
    kind: 'writing',
    result: { outcome: 'declined', engine, reason: 'too_short', message: 'Ngắn quá.' },
  },
};
const SOUND: AiEvaluation = {
  status: 'finished',
  content: {
    kind: 'talk',
    result: { outcome: 'declined', engine, reason: 'not_transcribed', message: 'Chưa có lời.' },
  },
};
const BAND = made(speakingBandSchema, { outcome: 'graded' });
const NO_BAND: SpeakingBand = { outcome: 'declined', engine, message: 'Ngắn quá.' };

const talk = (): AiEvaluation => {
  const { content } = gradedReading(70);
  if (content?.kind !== 'speaking' || content.result.outcome !== 'graded') throw new Error('no reading');
  const measures = {} as never;
  const transcript = { text: 'Hi.', source: 'server' as const, engine: null };
  const result = { outcome: 'graded' as const, engine, duration: 1, transcript, words: [], pauses: [] };
  return { status: 'finished', content: { kind: 'talk', result: { ...result, measures, comments: [] } } };
};

const teacher = (facts: Partial<TeacherEvaluation>): TeacherEvaluation => ({
  ...made(teacherEvaluationSchema, {
    id: '5c0ff1f6-9a05-4c06-8a4c-6e7a39a4f3a1',
    content: null,
    regrade: null,
  }),
  ...facts,
});

interface Case {
  ai?: AiEvaluation | null;
  by?: TeacherEvaluation | null;
  mode?: QuestionResult['grading_object'];
  expired?: boolean;
}
const answered = ({
  ai = null,
  by = null,
  mode = GRADING_MODE.ai,
  expired = false,
}: Case): QuestionResult => {
  const question = made(questionResult, { id: 'q', grading_object: mode, is_expired: expired });
  const user = {
    id: '5c0ff1f6-9a05-4c06-8a4c-6e7a39a4f3a1',
    bai_lam: { type_code: 'ielts_writing' as const, u: 'Bees.' },
    is_correct: null,
    marks_won: null,
    ai_evaluation: ai,
    teacher_evaluation: by,
  };
  return { ...question, user: [user] };
};
const grade = { band: 6, criteria: [], summary: null, comments: [] };

describe('an answer is called graded', () => {
  it.each([
    ['an essay with a band', { ai: gradedEssay(6) }, null, 'graded'],
    ['a reading with a score', { ai: gradedReading(70) }, null, 'graded'],
    ['one that the AI declined', { ai: DECLINED }, null, 'declined'],
    ['a talk of an attempt with a band', { ai: talk() }, BAND, 'graded'],
    ['a talk of an attempt without one', { ai: talk() }, NO_BAND, 'heard'],
    ['a talk whose sound alone was measured', { ai: SOUND }, NO_BAND, 'declined'],
    ['one that is being graded anew', { ai: { status: 'waiting', content: null } }, BAND, 'waiting'],
    ['one whose grading broke off', { ai: { status: 'error', content: null } }, null, 'failed'],
    ['one beyond the day’s gradings', { expired: true }, null, 'expired'],
    ['one marked by its key', { mode: GRADING_MODE.none }, null, null],
    [
      'one that waits for its teacher, with the AI’s estimate',
      { ai: gradedEssay(6), mode: 2, by: teacher({ status: 'waiting', asked_by: 'pack' }) },
      null,
      'waiting',
    ],
    [
      'one with a teacher’s grade that the AI declined',
      { ai: DECLINED, by: teacher({ status: 'finished', asked_by: 'learner', content: grade }) },
      null,
      'graded',
    ],
    [
      'one that the teacher sent back',
      { mode: 2, by: teacher({ status: 'error', asked_by: 'pack' }) },
      null,
      'declined',
    ],
  ] satisfies [string, Case, SpeakingBand | null, string | null][])('%s', (_, facts, band, grading) => {
    expect(answerGrading(answered(facts), band)).toBe(grading);
  });
});

it('counts what has become of all answers that are not marked by a key', () => {
  const given = [
    answered({ ai: gradedEssay(6) }),
    answered({ ai: DECLINED }),
    answered({ mode: GRADING_MODE.none }),
    { ...answered({}), user: [] },
  ];
  expect(countGradings(given, null)).toMatchObject({ of: 2, graded: 1, declined: 1, waiting: 0 });
});
