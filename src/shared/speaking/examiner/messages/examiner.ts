/** Strings around the examiner. */
export const EXAMINER = {
  figure: 'Giám khảo',
  text: 'Hiện lời hỏi',
  hideText: 'Ẩn lời hỏi',
  meaning: 'Hiện nghĩa',
  hideMeaning: 'Ẩn nghĩa',
  again: 'Hỏi lại',
  silent: 'Chưa phát được tiếng nên mình hiện chữ để bạn đọc.',
} as const;
