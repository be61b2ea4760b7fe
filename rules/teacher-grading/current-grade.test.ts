import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { TeacherEvaluation, TeacherGrading } from '#contract/teacher-evaluation.ts';
import {
  currentGrade,
  essayBand,
  mayRequestRegrade,
  waitsForGrade,
  waitsForTeacher,
} from './current-grade.ts';

const grading = (status: TeacherGrading['status'], band = 6): TeacherGrading => ({
  id: '019aa000-0000-7000-8000-0000000000a1',
  status,
  asked_at: 0,
  due_at: 0,
  graded_at: status === 'waiting' ? null : 1,
  graded_by: status === 'waiting' ? null : 'Cô Mai',
  content: status === 'finished' ? { band, criteria: [], summary: null, comments: [] } : null,
  refusal: status === 'error' ? 'Không nghe được.' : null,
});
const evaluation = (
  status: TeacherGrading['status'],
  regrade: TeacherGrading['status'] | null = null,
): TeacherEvaluation => ({
  ...grading(status),
  asked_by: 'learner',
  regrade: regrade && { ...grading(regrade, 7), reason: 'Vì sao?' },
});

const asPack = (status: TeacherGrading['status']): TeacherEvaluation => ({
  ...evaluation(status),
  asked_by: 'pack',
});

const estimate = { low: 5, point: 5.5, high: 6 };
const ai: AiEvaluation = {
  status: 'finished',
  content: {
    kind: 'writing',
    result: {
      outcome: 'graded',
      engine: { name: 'e', version: '1' },
      band: estimate,
      confidence: 0.5,
      word_count: 200,
      criteria: [],
    },
  },
};
const waitingAi: AiEvaluation = { status: 'waiting', content: null };

describe("a teacher's evaluation", () => {
  it.each([
    ['not requested', null, null, false, false],
    ['pending', evaluation('waiting'), null, true, false],
    ['failed', evaluation('error'), null, false, false],
    ['finished', evaluation('finished'), 6, false, true],
    ['finished, regrade pending', evaluation('finished', 'waiting'), 6, true, false],
    ['finished, regrade failed', evaluation('finished', 'error'), 6, false, false],
    ['finished, regrade finished', evaluation('finished', 'finished'), 7, false, false],
  ])('%s', (_, given, band, waits, mayAsk) => {
    expect(currentGrade(given)?.band ?? null).toBe(band);
    expect(waitsForTeacher(given)).toBe(waits);
    expect(given ? mayRequestRegrade(given) : false).toBe(mayAsk);
  });

  it.each([
    ['AI pending', waitingAi, null, true],
    ['AI finished', ai, null, false],
    ["AI finished, the question's teacher pending", ai, asPack('waiting'), true],
    ["AI finished, the learner's request to a teacher pending", ai, evaluation('waiting'), false],
    ["the question's teacher finished", null, asPack('finished'), false],
  ])('waitsForGrade: %s', (_, machine, teacher, waits) => {
    expect(waitsForGrade(machine, teacher)).toBe(waits);
  });

  it.each([
    ['no grade', null, null, null],
    ['AI', ai, null, 5.5],
    ['AI pending', waitingAi, null, null],
    ['teacher', null, evaluation('finished'), 6],
    ["both: the teacher's", ai, evaluation('finished'), 6],
    ['AI, teacher pending', ai, evaluation('waiting'), 5.5],
  ])('essayBand: %s', (_, machine, teacher, band) => {
    expect(essayBand(machine, teacher)).toBe(band);
  });
});
