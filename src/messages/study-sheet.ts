export const STUDY_SHEET = {
  name: 'Phiếu học',
  backToLesson: 'Về bài học',
  home: 'Trang chủ',
  done: 'Đã đọc xong',
  doneSaved: 'Đã lưu',
  saveFailed: 'Máy chưa lưu được. Bạn kiểm tra bộ nhớ còn trống rồi thử lại nhé.',
} as const;
