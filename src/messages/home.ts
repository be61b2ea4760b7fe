export const HOME = {
  documentTitle:
    'Luyện: học IELTS cùng AI hiện đại, lộ trình cá nhân hóa, giáo viên band 8.0 trở lên, luyện nói với AI 24/7',
  title: 'Luyện IELTS mỗi ngày, cả khi không có mạng',
  text: 'Cho người tự học giữa một ngày bận: bài ngắn, làm được trên xe buýt hay lúc khuya. Bạn làm bài và ghi âm ngay trên máy, có mạng mình chấm.',
  start: 'Bắt đầu khóa miễn phí',
  resume: 'Học tiếp',
  read: 'Đọc góc học tập',
  reasonsTitle: 'Học ở đâu cũng được',
  reasons: {
    offline: {
      title: 'Không cần mạng',
      text: 'Bài học bạn đã mở nằm sẵn trên máy. Bạn đọc, làm bài, ghi âm và nộp như thường.',
    },
    safe: {
      title: 'Không mất bài',
      text: 'Mỗi câu trả lời được lưu trên máy ngay lúc bạn làm, rồi tự gửi khi có mạng trở lại.',
    },
    graded: {
      title: 'Chấm có lý do',
      text: 'AI chấm bài viết và bài nói, chỉ đúng chỗ cần sửa. Điểm là ước lượng, kèm khoảng dao động.',
    },
  },
  coursesTitle: 'Khóa học',
  free: 'Miễn phí',
  lessons: (count: number) => `${count} bài học`,
  sheetsTitle: 'Phiếu học một trang',
  blogTitle: 'Góc học tập',
  allPosts: 'Xem tất cả',
  minutes: (minutes: number) => `${minutes} phút đọc`,
  listFailed: 'Mình chưa tải được phần này. Khi có mạng, nó sẽ tự hiện ra.',
} as const;
