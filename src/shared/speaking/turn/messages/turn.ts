/** Strings of a turn of the conversation. */
export const TURN = {
  asking: 'Giám khảo đang hỏi',
  answerNow: 'Trả lời luôn',
  opening: 'Đang mở micro',
  listening: 'Mình đang nghe bạn nói',
  begin: 'Bạn bắt đầu nói nhé',
  done: 'Mình nói xong',
  saving: 'Đang lưu bản ghi',
  wave: 'Độ to của giọng bạn',
  /** How long the exam lets a learner talk about such a question, and for how long an answer is recorded here. */
  limit: (time: string, longest: string) => `Thi thật: tới khoảng ${time}. Ở đây ghi tối đa ${longest}.`,
  ending: 'Sắp hết giờ ghi của câu này. Bạn nói nốt ý đang dở, phần đã nói được lưu đủ.',
  over: 'Ở phòng thi thật, giám khảo sẽ ngắt quanh đây. Bạn cứ nói nốt ý này.',
  unheardTitle: 'Mình chưa nghe thấy tiếng bạn',
  unheard: 'Bạn xem micro có đang bị tắt tiếng hay bị che không, rồi thử nói lại nhé. Chưa có gì bị mất.',
  goneTitle: 'Micro vừa bị ngắt',
  gone: 'Có thể do cuộc gọi đến hoặc tai nghe tuột ra. Bạn kiểm tra micro rồi nói lại câu này nhé. Các câu trước vẫn còn.',
  again: 'Nói lại câu này',
} as const;
