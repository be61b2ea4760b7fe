import type { QuestionResult } from '#contract/practice.ts';
import { waitsForTeacher } from '#rules/teacher-grading/current-grade.ts';

/** Polling interval of an open result while a teacher grades, milliseconds. */
export const TEACHER_POLL_MS = 60_000;

/** Number of answers in a result waiting for a teacher. */
export const countWithTeacher = (questions: readonly Pick<QuestionResult, 'user'>[]): number =>
  questions.filter(({ user }) => waitsForTeacher(user[0]?.teacher_evaluation ?? null)).length;
