export interface Release {
  /** The day it was published, also what devices store as seen. */
  id: `${number}-${number}-${number}`;
  /** One sentence each: what a learner can do now. */
  notes: readonly string[];
}

/** What changed for learners, the newest first. A version without notes is not mentioned. */
export const RELEASES: readonly Release[] = [
  {
    id: '2026-11-26',
    notes: [
      'Học phát âm theo từng bài: nghe, phân biệt, nói, rồi dùng âm đó trong một tình huống thật.',
      'Luyện hội thoại theo sáu mức: câu cần dùng, âm hay vấp, rồi vào cảnh nói chuyện với nhân vật.',
      'Chưa có tài khoản bạn vẫn làm được phần giới thiệu hội thoại và biết mình nên bắt đầu ở mức nào.',
      'Có bài học thử dạng trò chuyện; học xong bạn xem ngay mình mạnh ở đâu và cần luyện thêm gì.',
      'Lịch học, bài tập về nhà và kết quả của lớp nằm cùng một chỗ, tải về xem được khi không có mạng.',
    ],
  },
  {
    id: '2026-11-23',
    notes: [
      'Mở Luyện là thấy ngay việc hôm nay: học gì tiếp, còn bao nhiêu phút, bài nào đã chấm xong.',
      'Lỡ một ngày vẫn còn chuỗi: cứ bảy ngày học bạn có thêm một ngày giữ chuỗi, nhiều nhất là hai.',
      'Bạn chọn được mình nhắc những gì và khi nào không nhắc, ở mục Lời nhắc.',
      'Cài Luyện lên màn hình chính theo từng bước cho đúng máy và trình duyệt của bạn.',
      'Gặp từ hay ở ứng dụng khác, bạn chia sẻ sang Luyện là lưu được vào sổ lỗi, cả khi không có mạng.',
      'Chạm giữ biểu tượng Luyện trên màn hình chính để vào thẳng Học tiếp, Sổ lỗi hoặc Phòng nói.',
    ],
  },
];
