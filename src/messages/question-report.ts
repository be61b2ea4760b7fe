/** Words of the error report of a question. */
export const QUESTION_REPORT = {
  open: 'Báo lỗi',
  reported: 'Đã báo lỗi',
  again: 'Báo lỗi thêm',
  title: (position: number) => `Báo lỗi câu ${position}`,
  againTitle: (position: number) => `Báo lỗi thêm cho câu ${position}`,
  intro: 'Bạn thấy câu này sai ở đâu? Bạn chọn một hoặc nhiều mục nhé.',
  againIntro: 'Mình đã nhận báo lỗi của bạn về câu này. Nếu còn chỗ nào chưa đúng, bạn báo thêm ở đây nhé.',
  errors: 'Lỗi bạn gặp',
  content: 'Mô tả thêm',
  contentHint: 'Ví dụ: đáp án B mới đúng vì đoạn 2 nói khác.',
  left: (count: number) => `Còn ${count} ký tự`,
  empty: 'Bạn chọn một lỗi hoặc viết vài chữ để mình biết nhé.',
  offline:
    'Bạn đang không có mạng nên mình chưa gửi được. Những gì bạn viết vẫn ở đây, có mạng rồi bạn gửi nhé.',
  cancel: 'Để sau',
  send: 'Gửi báo lỗi',
  sent: 'Cảm ơn bạn. Mình sẽ xem lại câu này.',
  sentAgain: 'Mình đã nhận thêm báo lỗi của bạn về câu này.',
} as const;
