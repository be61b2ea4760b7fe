/** Strings of practising a topic. */
export const TOPIC_PRACTICE = {
  name: 'Phòng luyện nói',
  back: 'Về phòng nói AI',
  offlineText:
    'Chủ đề này chưa có trên máy. Khi có mạng, bạn mở lại hoặc tải chủ đề về để luyện được ở mọi nơi.',
  lobby: {
    facts: (questions: number, minutes: number) => `${questions} câu · khoảng ${minutes} phút`,
    how: 'Giám khảo hỏi bằng tiếng Anh, bạn trả lời. Nói xong câu nào, mình nhận xét luôn câu đó. Mỗi câu nói được tới 3 phút, nói lại bao nhiêu lần cũng được.',
    enter: 'Vào phòng',
    goOn: (position: number) => `Nói tiếp từ câu ${position}`,
    finish: 'Xem lại và nộp bài',
    words: 'Từ vựng gợi ý',
    again: 'Làm lại từ đầu',
    againTitle: 'Làm lại chủ đề này từ đầu?',
    againText: 'Bạn bắt đầu một lượt mới từ câu 1. Những câu đã nói ở lượt này sẽ không được nộp.',
    cancel: 'Nói tiếp lượt này',
  },
  label: (title: string, position: number) => `${title}, câu ${position}`,
  moreLabel: (title: string, position: number) => `${title}, câu hỏi thêm ở câu ${position}`,
  next: 'Câu tiếp theo',
  finish: 'Xong rồi, xem lại',
  card: {
    notes: 'Ghi chú của bạn',
    notesHint: 'Vài từ khóa là đủ, viết tiếng Anh hay tiếng Việt đều được',
  },
  end: {
    title: 'Bạn nói xong rồi',
    all: (count: number) => `Bạn đã trả lời đủ ${count} câu.`,
    some: (done: number, count: number) =>
      `Bạn đã trả lời ${done}/${count} câu. Nộp luôn cũng được, hoặc nói nốt câu còn lại.`,
    submit: 'Nộp bài để chấm',
    offline: 'Chưa có mạng thì mình giữ bài trên máy, kết nối được là tự gửi.',
    go: (position: number) => `Nói câu ${position}`,
    none: 'Bạn chưa trả lời câu nào nên chưa có gì để nộp.',
  },
} as const;
