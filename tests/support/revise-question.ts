import type { ReviseQuestion } from '#contract/revise.ts';

/** An unanswered question of a revise set; `lamp` is right. */
export const reviseQuestion = (position: number): ReviseQuestion => ({
  id: `set.${position}`,
  position,
  folder_id: 'set.1',
  folder_name: 'Ngữ pháp',
  question_id_stem: null,
  grading_object: 0,
  marks: 1,
  content: { type_code: 'free_text', prompt: `Câu hỏi ${position}`, word_limit: 1 },
  answers: { type_code: 'free_text', accepted: 'lamp' },
  explanation: `Vì sao ${position}`,
  last_answer: null,
  is_correct: null,
  ai_evaluation: null,
  is_expired: false,
});
