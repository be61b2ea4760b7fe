export const HOME = {
  documentTitle:
    'Luyện: học IELTS cùng AI hiện đại, lộ trình cá nhân hóa, giáo viên band 8.0 trở lên, luyện nói với AI 24/7',
  title: 'Luyện IELTS mỗi ngày, cả khi không có mạng',
  text: 'Cho người tự học giữa một ngày bận: bài ngắn, làm được trên xe buýt hay lúc khuya. Bạn làm bài và ghi âm ngay trên máy, kết nối được thì mình chấm.',
  start: 'Bắt đầu khóa miễn phí',
  waysTitle: 'Bạn muốn làm gì?',
  ways: {
    test: { title: 'Kiểm tra trình độ', text: 'Biết nên bắt đầu từ trình độ nào.' },
    trial: { title: 'Học thử bảy phút', text: 'Trò chuyện, nghe, nói, có báo cáo. Không cần tài khoản.' },
    roadmap: { title: 'Xem lộ trình', text: 'Năm trình độ, học gì, mất chừng bao lâu.' },
    blog: { title: 'Đọc góc học tập', text: 'Bài ngắn về cách học và cách làm bài.' },
    contact: { title: 'Nhờ tư vấn', text: 'Để lại số, trung tâm gọi lại cho bạn.' },
  },
  levelsTitle: 'Năm trình độ',
  levelsAll: 'Xem cả lộ trình',
  teachingTitle: 'Ai dạy, ai chấm?',
  teaching: {
    lessons: {
      title: 'Bài học',
      text: 'Ban biên tập Luyện soạn phiếu học, câu hỏi và lời giải. Dùng tài liệu mở thì ghi nguồn.',
    },
    answers: {
      title: 'Câu có đáp án',
      text: 'Chấm theo đáp án cố định, có lời giải thích cho từng câu.',
    },
    writing: {
      title: 'Bài viết',
      text: 'AI chấm theo bốn tiêu chí, cho band kèm khoảng dao động và trích câu cần sửa.',
    },
    speaking: {
      title: 'Phát âm',
      text: 'AI nghe bạn đọc, chỉ ra từng từ và từng âm chưa rõ. Bạn nghe lại được giọng của bạn.',
    },
    teacher: {
      title: 'Lớp với giáo viên',
      text: 'Do trung tâm mở và xếp lịch. Bạn hỏi lịch và học phí ở trang Liên hệ.',
    },
  },
  reasonsTitle: 'Học ở đâu cũng được',
  reasons: {
    offline: {
      title: 'Không cần mạng',
      text: 'Bài học bạn đã mở nằm sẵn trên máy. Bạn đọc, làm bài, ghi âm và nộp như thường.',
    },
    safe: {
      title: 'Không mất bài',
      text: 'Mỗi câu trả lời được lưu trên máy ngay lúc bạn làm, rồi tự gửi khi kết nối được.',
    },
    graded: {
      title: 'Chấm có lý do',
      text: 'AI chấm bài viết và bài nói, chỉ đúng chỗ cần sửa. Điểm là ước lượng, kèm khoảng dao động.',
    },
  },
  commit: 'Đọc cam kết',
  coursesTitle: 'Khóa học',
  payments: 'Cách nhận khóa học',
  free: 'Miễn phí',
  lessons: (count: number) => `${count} bài học`,
  sheetsTitle: 'Phiếu học một trang',
  blogTitle: 'Góc học tập',
  allPosts: 'Xem tất cả',
  minutes: (minutes: number) => `${minutes} phút đọc`,
  listFailed: 'Mình chưa tải được phần này. Tải được là nó tự hiện ra.',
} as const;
