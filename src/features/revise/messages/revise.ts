/** Texts of the revise set. */
export const REVISE = {
  name: 'Ôn tập',
  back: 'Về bài học',
  finish: 'Xong phần ôn',
  keep: 'Lưu câu trả lời',
  speakingName: 'Ôn nói',
  pageOfflineText:
    'Các câu sau chưa tải về máy. Câu bạn đã trả lời vẫn được lưu; có mạng lại là ôn tiếp được.',
  noSpokenTitle: 'Phần này không có câu nói',
  noSpokenText: 'Bạn mở cả phần ôn để làm các câu chọn và điền.',
  openAll: 'Mở phần ôn',
  offlineText: 'Bạn mở phần ôn một lần khi có mạng, sau đó ôn được ở bất cứ đâu.',
  saveFailed: 'Mình chưa lưu được câu này; các câu trước vẫn an toàn.',
} as const;

/** Texts of the revise set's result page. */
export const REVISE_RESULT = {
  name: 'Kết quả ôn tập',
  unit: 'câu đúng',
  correct: (correct: number, total: number) => `Bạn trả lời đúng ${correct}/${total} câu.`,
  spoken: (spoken: number) => `${spoken} câu nói do AI chấm, xem ở từng câu bên dưới.`,
  left: (left: number) => `Còn ${left} câu chưa trả lời.`,
  goOn: 'Làm tiếp',
  again: 'Ôn lại từ đầu',
  againTitle: 'Ôn lại từ đầu nhé?',
  againText: 'Câu trả lời của lần này sẽ được xóa để bạn làm lại. Các lỗi đã vào Sổ lỗi vẫn còn ở đó.',
  keep: 'Thôi',
  speaking: 'Luyện riêng các câu nói',
  noneTitle: 'Bạn chưa làm phần ôn này',
  noneText: 'Bạn trả lời vài câu, kết quả và giải thích sẽ hiện ở đây.',
  start: 'Bắt đầu ôn',
  right: 'Đúng',
  wrong: 'Chưa đúng',
  unanswered: 'Chưa trả lời',
  waiting: (waiting: number) => `Đã lưu trên máy, ${waiting} câu đang chờ gửi.`,
  redoFailed: 'Mình chưa bắt đầu lại được bài này.',
} as const;
