/** Why a page did not open, and what happens while that is not known. */
export const ACCESS = {
  signIn: 'Trang bạn chọn cần tài khoản. Bạn đăng nhập là mình mở lại trang đó ngay.',
  conversation: 'Phần hội thoại mở sau vài câu làm quen. Bạn bắt đầu ở đây nhé.',
  level: 'Bạn chọn trình độ nói trước, rồi mình đưa bạn tới trang vừa chọn.',
  speakingRoom: 'Phòng này cần gói Phòng nói AI. Ở đây bạn được nói thử trước.',
  speakingTopic: 'Chủ đề nói này cần gói Phòng nói AI.',
  teacher: 'Trang này dành cho giáo viên của trung tâm.',
  operator: 'Trang này dành cho người vận hành trung tâm.',
  staff: 'Trang này dành cho nhân viên của trung tâm.',
  unknownTitle: 'Mình chưa biết trang này đã mở cho bạn chưa',
  unknownOffline:
    'Máy bạn đang không có mạng nên mình chưa hỏi được. Có mạng trở lại là trang tự mở; bài bạn đã lưu vẫn nguyên trên máy.',
  unknownServer: 'Máy chủ chưa trả lời. Mình đang tự hỏi lại; bài bạn đã lưu vẫn nguyên trên máy.',
  askAgain: 'Hỏi lại ngay',
  meanwhile: 'Về trang chủ',
} as const;
