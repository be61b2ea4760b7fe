import type { AiEvaluation } from '#contract/evaluation.ts';
import type { TeacherEvaluation, TeacherGrade, TeacherGrading } from '#contract/teacher-evaluation.ts';

/** The current grading: the second one once it is finished, else the first. */
export const currentGrading = (evaluation: TeacherEvaluation): TeacherGrading =>
  evaluation.regrade?.status === 'finished' ? evaluation.regrade : evaluation;

/** The teacher's current grade; null if there is none. */
export const currentGrade = (evaluation: TeacherEvaluation | null): TeacherGrade | null =>
  evaluation === null ? null : currentGrading(evaluation).content;

/** Band of an essay: the teacher's if there is one, else the AI's estimate. */
export const essayBand = (ai: AiEvaluation | null, teacher: TeacherEvaluation | null): number | null => {
  const grade = currentGrade(teacher);
  if (grade) return grade.band;
  const result = ai?.content?.kind === 'writing' ? ai.content.result : null;
  return result?.outcome === 'graded' ? result.band.point : null;
};

/** Whether a teacher's grading of the answer is pending. */
export const waitsForTeacher = (evaluation: TeacherEvaluation | null): boolean =>
  evaluation !== null && (evaluation.status === 'waiting' || evaluation.regrade?.status === 'waiting');

/** Whether the learner may request a second grading: once, after the first is finished. */
export const mayRequestRegrade = (evaluation: TeacherEvaluation): boolean =>
  evaluation.status === 'finished' && evaluation.regrade === null;

/** Whether a submitted answer still waits for its grade, ignoring gradings that the learner requested later. */
export const waitsForGrade = (ai: AiEvaluation | null, teacher: TeacherEvaluation | null): boolean =>
  ai?.status === 'waiting' || (teacher?.asked_by === 'pack' && teacher.status === 'waiting');
