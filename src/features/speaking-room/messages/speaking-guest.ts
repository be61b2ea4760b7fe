/** Strings for the page that presents the speaking room. */
export const GUEST = {
  howTitle: 'Phòng nói làm gì cho bạn',
  how: [
    {
      title: 'Nghe và hỏi tiếp',
      text: 'Giám khảo đọc câu hỏi, đợi bạn nghĩ, không ngắt lời, rồi hỏi thêm đúng điều bạn vừa nói.',
    },
    {
      title: 'Góp ý ngay sau mỗi câu',
      text: 'Nhịp nói, chỗ nghỉ, độ dài có ngay trên máy. Band là một khoảng, kèm lý do và đoạn nên nghe lại.',
    },
    {
      title: 'Luyện lúc nào cũng được',
      text: '48 chủ đề và 6 đề thi thử, tải về máy là nói được cả khi không có mạng.',
    },
  ],
  scenesTitle: 'Xem một đoạn trong phòng nói',
  play: 'Nghe đoạn này',
  stop: 'Dừng',
  otherScenes: 'Chọn đoạn',
  question: 'Giám khảo hỏi',
  answer: (band: number) => `Người học trả lời, mức band ${band.toFixed(1)}`,
  followUp: 'Giám khảo hỏi tiếp',
  meaning: 'Nghĩa tiếng Việt',
  hideMeaning: 'Ẩn nghĩa',

  sampleTitle: 'Kết quả trông như thế này',
  sampleOf: (title: string) => `Ví dụ một kết quả của chủ đề “${title}”`,
  sampleBand: 'Band ước lượng',
  sampleRange: (low: number, point: number, high: number) =>
    `Từ ${low.toFixed(1)} đến ${high.toFixed(1)}, nhiều khả năng quanh ${point.toFixed(1)}`,
  sampleText: 'Một bài nói ngắn chưa đủ để cho một con số chắc chắn, nên mình nói cả khoảng.',
  phrasesTitle: 'Cụm từ đáng giữ trong câu trả lời',
  phrasesText: 'Chạm vào một cụm để thấy nó nằm ở đâu.',
  hear: 'Nghe câu trả lời',

  getTitle: 'Vào phòng nói',
  getText:
    'Bạn nói thử miễn phí trước, không cần tài khoản. Muốn dùng trọn phòng nói thì để lại số, mình tư vấn.',
  trial: 'Nói thử miễn phí',
  advice: 'Đăng ký tư vấn',
  enter: 'Vào phòng nói',
} as const;
