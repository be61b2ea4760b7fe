/** Strings of a conversation with the examiner, question by question. */
export const DIALOGUE = {
  place: (position: number, count: number) => `Câu ${position}/${count}`,
  part: (part: number) => `Part ${part}`,
  skip: 'Bỏ qua câu này',
  redo: 'Nói lại câu này',
  ready: {
    title: 'Bạn sẵn sàng chưa?',
    text: 'Giám khảo hỏi xong là micro mở. Bạn nghĩ một chút rồi nói cũng được, mình đợi.',
    start: 'Tôi sẵn sàng',
    welcomeBack: 'Mình tiếp tục từ đúng câu này.',
  },
  followUp: {
    author: 'Câu hỏi thêm của người soạn',
    model: 'Câu hỏi thêm do AI đặt',
    answer: 'Trả lời câu hỏi thêm',
    thinking: 'Giám khảo đang nghĩ câu hỏi thêm…',
  },
  saved: {
    learner: 'Đã lưu câu này.',
    silence: 'Mình nghe bạn ngừng nên đã lưu câu này. Nếu chưa nói hết, bạn nói lại nhé.',
  },
  time: {
    title: 'Hết giờ ghi của câu này',
    text: 'Phần bạn đã nói được lưu đủ. Bạn đi tiếp, hoặc nói lại gọn hơn nhé.',
  },
  lost: {
    title: 'Micro bị ngắt khi bạn đang nói',
    text: 'Có thể do cuộc gọi đến, ứng dụng khác hoặc tai nghe tuột ra. Phần bạn đã nói được lưu rồi. Bạn kiểm tra micro, rồi nói lại câu này hoặc đi tiếp.',
  },
  interrupted: {
    title: 'Lần trước câu này bị ngắt giữa chừng',
    text: 'Phần bạn đã nói vẫn còn trên máy.',
    keep: 'Giữ phần đã nói',
    drop: 'Bỏ và nói lại',
  },
  card: { say: 'You should say:', meaning: 'Nghĩa tiếng Việt', hideMeaning: 'Ẩn nghĩa' },
  elsewhere: {
    title: 'Bạn đang nói ở một thẻ khác',
    text: 'Để hai bản ghi không đè lên nhau, bạn nói tiếp ở thẻ kia, hoặc đóng thẻ đó lại. Bài đã nói vẫn còn nguyên.',
  },
} as const;
