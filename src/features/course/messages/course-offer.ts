/** Texts of a course's overview. */
export const OVERVIEW = {
  teaches: 'Khóa học dạy gì',
  inside: 'Trong khóa có gì',
  minutes: (minutes: number) =>
    minutes < 60
      ? `khoảng ${minutes} phút`
      : `khoảng ${String(Math.round(minutes / 30) / 2).replace('.', ',')} giờ học`,
  counts: {
    study_sheet: (count: number) => `${count} phiếu học`,
    revise: (count: number) => `${count} bộ ôn tập`,
    practice: (count: number) => `${count} bài luyện tập`,
    video: (count: number) => `${count} video`,
    doc: (count: number) => `${count} tài liệu`,
    duet_video: (count: number) => `${count} bài đối thoại`,
  },
  questions: (count: number) => `${count} câu hỏi`,
  skills: 'Kỹ năng được luyện',
  certificate: (answered: number, result: number) =>
    `Có chứng nhận khi bạn học hết các bài, trả lời ít nhất ${answered}% số câu của mỗi bài tập và đạt từ ${result}/100.`,
  advice: 'Nhận tư vấn khóa này',
  tryLesson: 'Học thử miễn phí',
  enter: 'Vào khóa học',
  start: 'Xem và bắt đầu học',
  renew: 'Nhận tư vấn gia hạn',
  lessons: 'Các bài trong khóa',
  trialNote: 'Bài có nhãn “Học thử” mở cho mọi người.',
} as const;

/** Texts of the courses that a learner could take. */
export const OFFERS = {
  level: 'Chọn trình độ',
  allLevels: 'Mọi trình độ',
  isNew: 'Mới',
  noneOfLevel: 'Ở trình độ này bạn đã có đủ các khóa. Bạn xem trình độ khác nhé.',
} as const;

export const TRIAL = {
  title: 'Lớp học thử',
  text: 'Học trọn một bài như người học thật: đọc phiếu, làm bài, xem lời giải. Miễn phí, không giới hạn thời gian.',
  skills: 'Chọn kỹ năng',
  lessonsOf: (skill: string) => `Bài học thử ${skill}`,
  paid: 'Học thử',
  registered: 'Đang học',
  about: 'Giới thiệu khóa học',
  emptyTitle: 'Chưa có bài học thử nào',
  emptyText: 'Bạn xem các khóa học và lộ trình trước nhé.',
  emptyAction: 'Xem lộ trình',
  chatTitle: 'Buổi học đầu tiên, bảy phút',
  chatText: 'Trò chuyện với mình, nghe và nói vài câu, rồi xem báo cáo. Không cần tài khoản.',
  chatAction: 'Vào buổi học thử',
  guestTitle: 'Học thử không cần tài khoản',
  guestText:
    'Bạn làm bài, ghi âm và xem kết quả ngay, cả lúc không có mạng. Bài nằm trên máy này; đăng ký bằng số điện thoại thì bài thành của bạn và máy nào cũng mở lại được.',
  guestAction: 'Đăng ký',
  all: 'Lớp học thử',
} as const;
