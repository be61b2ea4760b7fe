/** Strings around the examiner. */
export const EXAMINER = {
  figure: 'Giám khảo',
  text: 'Hiện câu hỏi',
  hideText: 'Ẩn câu hỏi',
  meaning: 'Nghĩa tiếng Việt',
  hideMeaning: 'Ẩn nghĩa',
  again: 'Nghe lại',
  silent: 'Chưa phát được tiếng nên mình hiện chữ để bạn đọc.',
} as const;
