/** What crawlers and the first visit read before the app has started. */
export const WORDS = {
  site: 'Luyện',
  mainMenu: 'Menu chính',
  home: 'Trang chủ',
  homeTitle:
    'Luyện: học IELTS cùng AI hiện đại, lộ trình cá nhân hóa, giáo viên band 8.0 trở lên, luyện nói với AI 24/7',
  homeHeading: 'Luyện IELTS mỗi ngày, cả khi không có mạng',
  homeText:
    'Cho người tự học giữa một ngày bận: bài ngắn, làm được trên xe buýt hay lúc khuya. Bạn làm bài và ghi âm ngay trên máy, có mạng mình chấm.',
  description:
    'Luyện thi IELTS mỗi ngày, cả khi không có mạng: bài học, bài luyện, ghi âm và chấm điểm bằng AI.',
  courses: 'Khóa học',
  sheets: 'Phiếu học một trang',
  sheet: 'Phiếu học',
  blog: 'Góc học tập',
  blogText: 'Bài đọc ngắn về cách học, cách làm từng dạng bài và những lỗi hay gặp.',
  contents: 'Trong bài này',
  related: 'Bài liên quan',
  minutes: (minutes: number): string => `${minutes} phút đọc`,
} as const;
