/** Strings that all pages of the teacher's desk use. */
export const TEACHER_DESK = {
  title: 'Bàn giáo viên',
  queue: 'Bài chờ chấm',
  graded: 'Bài đã trả',
  classes: 'Lớp của tôi',
  agreement: 'AI và giáo viên',
  replies: (count: number) => `${count} tin mới`,
  today: (lessons: number) => `${lessons} buổi hôm nay`,
  offlineText: 'Chưa có mạng nên mình chưa xem được hàng chờ. Bài bạn đã nhận vẫn mở và chấm được.',
  forbidden: 'Trang này dành cho giáo viên của trung tâm.',
} as const;
