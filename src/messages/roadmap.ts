/** Strings for the roadmap page. */
export const ROADMAP = {
  title: 'Lộ trình học IELTS',
  text: 'Năm trình độ, từ chưa biết gì tới band 8.0. Bạn tìm chỗ mình đang đứng, xem cần học gì và mất chừng bao lâu.',
  chartTitle: 'Năm trình độ trên thang band',
  chartText:
    'Mỗi trình độ bắt đầu ở chỗ trình độ trước dừng. Càng lên cao, mỗi nửa band càng tốn nhiều giờ hơn.',
  chooseTitle: 'Chọn trình độ thế nào',
  choose: [
    'Đã có điểm thi trong hai năm gần đây: chọn trình độ có band bắt đầu bằng hoặc thấp hơn điểm đó.',
    'Chưa thi bao giờ: làm bài kiểm tra đầu vào, rồi đọc mục “Xong khi” của trình độ được gợi ý.',
    'Phân vân giữa hai trình độ: chọn trình độ thấp hơn. Học lại một bài dễ mất một buổi, hổng gốc thì mất cả tháng.',
    'Bốn kỹ năng lệch nhau: lấy kỹ năng thấp nhất làm mốc, vì band chung là trung bình cộng.',
  ],
  test: 'Làm bài kiểm tra đầu vào',
  advice: 'Nhận tư vấn',
  levelsTitle: 'Từng trình độ',
  pace: 'Mỗi ngày bạn học được',
  paces: [
    { minutes: 30, label: '30 phút' },
    { minutes: 60, label: '1 giờ' },
    { minutes: 120, label: '2 giờ' },
  ],
  paceText:
    'Tính theo sáu ngày mỗi tuần. Số giờ là ước lượng chung cho người Việt tự học đều, không phải số đo trên Luyện; bạn có thể nhanh hơn hoặc chậm hơn nhiều.',
  level: (level: number, name: string) => `Trình độ ${level} · ${name}`,
  bands: (bands: string) => `Band ${bands}`,
  hours: (least: number, most: number) => `${least}–${most} giờ`,
  months: (least: number, most: number) =>
    least === most ? `khoảng ${least} tháng` : `khoảng ${least}–${most} tháng`,
  skills: { listening: 'Nghe', reading: 'Đọc', writing: 'Viết', speaking: 'Nói' },
  done: 'Xong khi',
  courses: 'Khóa học trên Luyện',
  noCourses: 'Hiện Luyện chưa có khóa riêng cho trình độ này.',
  coursesLater: 'Tải được danh sách khóa học là mình hiện ra ngay.',
  free: 'Miễn phí',
  lessons: (count: number) => `${count} bài học`,
  othersTitle: 'Khóa học không theo trình độ',
  honestTitle: 'Lộ trình này không hứa điều gì',
  honest:
    'Không khóa học nào bảo đảm được một band. Luyện chỉ bảo đảm phần của mình, và ghi rõ ở trang cam kết.',
  commit: 'Đọc cam kết đầu ra',
} as const;
