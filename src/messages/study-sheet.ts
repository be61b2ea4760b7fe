export const STUDY_SHEET = {
  name: 'Phiếu học',
  backToLesson: 'Về bài học',
  home: 'Trang chủ',
  done: 'Đã đọc xong',
  doneSaved: 'Đã lưu',
  saveFailed: 'Mình chưa ghi lại được là bạn đã xong phần này.',
} as const;
