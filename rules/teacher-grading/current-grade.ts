import type { AiEvaluation } from '#contract/evaluation.ts';
import type { TeacherEvaluation, TeacherGrade, TeacherGrading } from '#contract/teacher-evaluation.ts';

/** The grading that holds: the second one once it is finished, else the first. */
export const currentGrading = (evaluation: TeacherEvaluation): TeacherGrading =>
  evaluation.regrade?.status === 'finished' ? evaluation.regrade : evaluation;

/** The teacher's grade that holds; null while there is none. */
export const currentGrade = (evaluation: TeacherEvaluation | null): TeacherGrade | null =>
  evaluation === null ? null : currentGrading(evaluation).content;

/** Band of an essay: the teacher's where there is one, else the AI's estimate. */
export const essayBand = (ai: AiEvaluation | null, teacher: TeacherEvaluation | null): number | null => {
  const grade = currentGrade(teacher);
  if (grade) return grade.band;
  const result = ai?.content?.kind === 'writing' ? ai.content.result : null;
  return result?.outcome === 'graded' ? result.band.point : null;
};

/** Whether a teacher still has something of an answer to grade. */
export const waitsForTeacher = (evaluation: TeacherEvaluation | null): boolean =>
  evaluation !== null && (evaluation.status === 'waiting' || evaluation.regrade?.status === 'waiting');

/** Whether the learner may ask for a second grading: once, of what has been graded. */
export const mayRequestRegrade = (evaluation: TeacherEvaluation): boolean =>
  evaluation.status === 'finished' && evaluation.regrade === null;

/** Whether what was handed in still waits for its grade; what the learner asked for later does not make it wait. */
export const waitsForGrade = (ai: AiEvaluation | null, teacher: TeacherEvaluation | null): boolean =>
  ai?.status === 'waiting' || (teacher?.asked_by === 'pack' && teacher.status === 'waiting');
