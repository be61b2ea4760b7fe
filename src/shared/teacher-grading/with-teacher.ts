import type { QuestionResult } from '#contract/practice.ts';
import { waitsForTeacher } from '#rules/teacher-grading/current-grade.ts';

/** While a teacher grades, an open result is asked for this often, milliseconds. */
export const TEACHER_POLL_MS = 60_000;

/** How many answers of a result wait for a teacher. */
export const countWithTeacher = (questions: readonly Pick<QuestionResult, 'user'>[]): number =>
  questions.filter(({ user }) => waitsForTeacher(user[0]?.teacher_evaluation ?? null)).length;
