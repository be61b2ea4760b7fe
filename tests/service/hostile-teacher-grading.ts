import { expect } from 'vitest';
import { TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';

/** The fields of teacher gradings with hostile text: the one that stores it, and those that reject it. */
export function teacherGradingWith(
  service: Service,
  learner: TestLearner,
  { HOSTILE, SHORT }: { HOSTILE: string; SHORT: string },
) {
  const teachers = teachersOf(service);
  const { byTeacher } = TEACHER_QUESTIONS;

  async function reasonKept(): Promise<unknown> {
    const attempt = await teachers.handIn(learner, byTeacher);
    const first = (await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation;
    await teachers.grade(first?.id ?? '', 6);
    expect((await teachers.requestRegrade(learner, attempt, byTeacher, HOSTILE)).status).toBe(200);
    return (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.regrade?.reason;
  }
  const kept: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
    'teacherGrading.regrade.reason': async () => [await reasonKept(), HOSTILE],
  };
  const refused: Record<string, () => Promise<Answer>> = {
    'teacherGrading.ask.question_id': async () =>
      teachers.ask(learner, await teachers.handIn(learner, byTeacher), SHORT),
    'teacherGrading.regrade.question_id': async () =>
      teachers.requestRegrade(learner, await teachers.handIn(learner, byTeacher), SHORT),
  };
  return { kept, refused };
}
