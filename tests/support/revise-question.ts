import { reviseQuestion as reviseQuestionSchema } from '#contract/revise.ts';
import { made } from './made.ts';

/** An unanswered question of a revise set; `lamp` is right. */
export const reviseQuestion = (position: number) =>
  made(reviseQuestionSchema, {
    id: `set.${position}`,
    position,
    folder_id: 'set.1',
    folder_name: 'Ngữ pháp',
    marks: 1,
    content: { type_code: 'free_text', prompt: `Câu hỏi ${position}`, word_limit: 1 },
    answers: { type_code: 'free_text', accepted: 'lamp' },
    explanation: `Vì sao ${position}`,
  });
