import { GRADING_MODE, type Question, type QuestionContent } from '#contract/question.ts';

/** Who grades answers to the question automatically. */
export const gradersOf = ({
  grading_object,
  ai_grades_too,
}: Pick<Question, 'grading_object' | 'ai_grades_too'>): { ai: boolean; teacher: boolean } => ({
  ai:
    grading_object === GRADING_MODE.ai || (grading_object === GRADING_MODE.teacher && ai_grades_too === true),
  teacher: grading_object === GRADING_MODE.teacher,
});

/** Kind of work that a teacher grades. */
export type TeacherWork = 'writing' | 'speaking';

export const teacherWork = (type: QuestionContent['type_code']): TeacherWork | null => {
  if (type === 'ielts_writing') return 'writing';
  return type === 'ielts_scripted_speaking' || type === 'ielts_unscripted_speaking' ? 'speaking' : null;
};
