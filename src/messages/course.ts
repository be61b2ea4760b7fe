import { OTHER_PRODUCTS } from './other-products.ts';

/** Strings for courses. The activation prompt and the status labels are verbatim (docs/product.md, points 2 and 4). */
export const COURSE = {
  name: 'Khóa học',
  myTitle: 'Khóa học của tôi',
  myText: 'Học tiếp đúng chỗ bạn dừng, hoặc chọn khóa khác.',
  moreTitle: 'Luyện thêm',
  more: {
    tests: 'Luyện đề',
    roadmap: 'Lộ trình',
    sounds: 'Luyện phát âm',
    conversation: 'Hội thoại',
    tutor: 'Gia sư',
    blog: 'Góc học tập',
  },
  emptyTitle: 'Bạn chưa kích hoạt khóa học nào',
  emptyAction: 'Bắt đầu khóa miễn phí',
  emptyText: 'Khóa khởi đầu miễn phí, học được cả khi không có mạng.',
  toCourses: 'Khóa học bạn có thể chọn',
  mineTitle: 'Các khóa của bạn',
  waitsText: 'Trung tâm đã mở khóa này cho bạn. Vào xem và kích hoạt khi bạn sẵn sàng.',
  others: 'Khóa học khác',
  lessons: (count: number) => `${count} bài học`,
  free: 'Miễn phí',
  level: (name: string) => `Trình độ ${name}`,
  activated: 'Đã kích hoạt',
  pending: 'Chờ kích hoạt',
  expired: 'Hết hạn',
  locked: 'Chưa mở',
  expiresOn: (date: string) => `Khóa học hết hạn vào ${date}`,
  expiredOn: (date: string) => `Khóa học đã hết hạn vào ${date}`,
  wayEnds: (way: string, date: string) => `${way}: đến hết ngày ${date}`,
  waysTitle: 'Bạn vẫn dùng được',
  start: 'Bắt đầu học',
  resume: 'Học tiếp',
  again: 'Xem lại từ đầu',
  activationNeedsNetwork: 'Cần có mạng để kích hoạt khóa học. Bạn nối mạng rồi bấm lại nhé.',
  notForSale: 'Khóa này chưa mở cho tài khoản của bạn.',
  overText: 'Muốn học tiếp, bạn nhờ trung tâm gia hạn. Kết quả bạn đã làm vẫn còn.',
  payments: 'Học phí và cách đóng',
  lockedTitle: 'Khóa học chưa mở',
  lockedText: (course: string) =>
    `“${course}” là khóa tự học, do trung tâm mở cho từng người học và chưa mở cho tài khoản của bạn. ${OTHER_PRODUCTS}`,
  expiredTitle: 'Khóa học đã hết hạn',
  expiredText: (course: string, date: string | null) =>
    `“${course}” ${date === null ? 'đã hết hạn' : `đã hết hạn từ ngày ${date}`} nên các bài bên trong bị khóa lại. Kết quả bạn đã làm vẫn còn.`,
  lockedSkip: 'Để sau',
  lockedGuestText: (course: string) =>
    `Bài này thuộc khóa “${course}”, dành cho người đã có khóa. Bạn đăng nhập nếu đã có, hoặc xem khóa học để biết cách nhận.`,
  seeCourse: 'Xem khóa học',
  advice: 'Nhận tư vấn',
  confirmTitle: 'Kích hoạt khóa học này?',
  confirmText: (course: string, lessons: number) =>
    `Trung tâm đã mở “${course}” cho bạn, gồm ${lessons} bài học. Kích hoạt xong bạn học được ngay.`,
  confirmUntil: (date: string) => `Bạn học được đến hết ngày ${date}.`,
  confirmSkip: 'Để sau',
  progress: (done: number, total: number) => `Đã học xong ${done}/${total} bài`,
  list: 'Các bài học',
  normalLessons: 'Bài học',
  trialLesson: 'Học thử',
  tryingTitle: 'Đang học thử',
  overview: 'Giới thiệu khóa học',
  about: 'Về khóa học này',
  minutes: (minutes: number) => `${minutes} phút`,
  done: 'Đã xong',
  begun: 'Đang học',
  savedHere: 'Bài học trong khóa được lưu về máy để bạn học khi không có mạng.',
  activatedToast: 'Đã kích hoạt khóa học',
  promptTitle: 'Thông báo',
  promptText: 'Vui lòng kích hoạt khóa học để làm bài tập ngay bạn nhé!',
  promptSkip: 'Bỏ qua',
  promptActivate: 'Kích hoạt ngay',
} as const;

/** Labels of lesson types (docs/product.md, point 4); a normal lesson has none. */
export const LESSON_TYPE_LABELS: Readonly<Record<number, string>> = {
  2: 'Test',
  3: 'Mid term test',
  4: 'Final test',
};

/** What lessons train. */
export const SKILL_NAMES = {
  reading: 'Reading',
  listening: 'Listening',
  writing: 'Writing',
  speaking: 'Speaking',
  language: 'Ngữ pháp và từ vựng',
} as const;
