import { TEXT_MAX } from './protocol/text.ts';

/** Maximum length of the learner's own text, characters. */
export const REPORT_TEXT_MAX = TEXT_MAX.note;

/** Maximum length of the reply to a report, characters. */
export const REPORT_ANSWER_MAX = 2_000;

/** Common errors in questions. Ids are stored, so their meaning must not change. */
export const REPORT_ERRORS = [
  { id: 1, name: 'Đề bài hoặc câu hỏi có lỗi chính tả' },
  { id: 2, name: 'Đáp án chưa đúng' },
  { id: 3, name: 'Câu trả lời của mình đúng mà bị chấm sai' },
  { id: 4, name: 'Lời giải thích sai hoặc khó hiểu' },
  { id: 5, name: 'Hình ảnh hoặc âm thanh không mở được' },
  { id: 6, name: 'Câu hỏi hiển thị lỗi' },
  { id: 8, name: 'Điểm chấm chưa đúng' },
  { id: 7, name: 'Lỗi khác' },
] as const;

/** The error preselected when a grade is reported. */
export const WRONG_GRADE = 8;
