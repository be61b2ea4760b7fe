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

describe('the evaluation of a teacher', () => {
  it.each([
    ['nobody asked', null, null, false, false],
    ['waits', evaluation('waiting'), null, true, false],
    ['could not be made', evaluation('error'), null, false, false],
    ['is there', evaluation('finished'), 6, false, true],
    ['is there while a second one waits', evaluation('finished', 'waiting'), 6, true, false],
    ['is there, and the second could not be made', evaluation('finished', 'error'), 6, false, false],
    ['was made twice', evaluation('finished', 'finished'), 7, false, false],
  ])('%s', (_, given, band, waits, mayAsk) => {
    expect(currentGrade(given)?.band ?? null).toBe(band);
    expect(waitsForTeacher(given)).toBe(waits);
    expect(given ? mayRequestRegrade(given) : false).toBe(mayAsk);
  });

  it.each([
    ['the AI works', waitingAi, null, true],
    ['the AI is done', ai, null, false],
    ['the AI is done, the teacher of the question is not', ai, asPack('waiting'), true],
    ['the AI is done, the teacher whom the learner asked is not', ai, evaluation('waiting'), false],
    ['the teacher of the question is done', null, asPack('finished'), false],
  ])('what was handed in waits or not: %s', (_, machine, teacher, waits) => {
    expect(waitsForGrade(machine, teacher)).toBe(waits);
  });

  it.each([
    ['nobody', null, null, null],
    ['the AI', ai, null, 5.5],
    ['the AI, which still works', waitingAi, null, null],
    ['a teacher', null, evaluation('finished'), 6],
    ['both: the teacher', ai, evaluation('finished'), 6],
    ['the AI, while the teacher is awaited', ai, evaluation('waiting'), 5.5],
  ])('band of an essay graded by %s', (_, machine, teacher, band) => {
    expect(essayBand(machine, teacher)).toBe(band);
  });
});
