import { TEXT_MAX } from './protocol/text.ts';

/** Most characters of the learner's own words. */
export const REPORT_TEXT_MAX = TEXT_MAX.note;

/** Most characters of what a learner is told of their report. */
export const REPORT_ANSWER_MAX = 2_000;

/** What is often wrong with a question. Ids are stored, so none may change its meaning. */
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

/** The error that a report of a grade names at first. */
export const WRONG_GRADE = 8;
