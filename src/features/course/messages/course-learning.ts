/** `estimated`: those of them that were not measured. */
interface MinutesLearnt {
  minutes: number;
  estimated?: number | undefined;
}

/** Texts of the learning progress: missions, weeks, marks. */
export const LEARNING = {
  resumeTitle: 'Học tiếp',
  beginTitle: 'Bắt đầu học',
  place: (place: number, of: number, minutes: number) => `Bài ${place}/${of}, khoảng ${minutes} phút`,
  allDone: (course: string) => `Bạn đã học xong ${course}`,
  allDoneText: 'Xem lại bài cũ, hoặc chọn khóa tiếp theo bên dưới.',
  openCourse: 'Mở khóa học',
  failed: 'Mình chưa tải được phần này. Tải được là nó tự hiện ra.',

  courseStreak: (days: number) => `Riêng khóa này, bạn đã học ${days} ngày liên tiếp.`,
  progressTitle: 'Tiến độ theo tuần',
  progressText: (sections: number, { minutes, estimated = minutes }: MinutesLearnt, days: number) =>
    sections === 0
      ? 'Tuần này bạn chưa xong phần nào.'
      : `Tuần này bạn xong ${sections} phần, học ${estimated > 0 ? 'khoảng ' : ''}${minutes} phút, trong ${days} ngày.`,
  overall: (done: number, total: number) => `Cả khóa: đã xong ${done}/${total} phần`,
  minutesDone: (done: number, total: number) => `${done}/${total} phút bài học`,
  weekOf: (from: string) => `Tuần từ ${from}`,
  weekSections: (count: number) => `${count} phần`,
  averageScore: (score: number) => `Điểm trung bình câu có đáp án: ${score}/100`,
  lastMonth: (days: number) => `30 ngày qua: học ${days} ngày`,

  missionsTitle: 'Việc tiếp theo',
  missionsLeft: (count: number) => `Còn ${count} phần trong khóa`,
  missionsDone: 'Bạn đã xong mọi phần của khóa này.',
  missionBegun: 'Đang làm',

  marksTitle: 'Kết quả gần đây',
  marksEmpty: 'Nộp một bài luyện tập, kết quả sẽ hiện ở đây.',
  score: (score: number) => `${score}/100`,
  writing: (band: string) => `Viết: band ${band}`,
  speaking: (score: number) => `Nói: ${score}/100`,
  talk: ({ low, high }: { low: number; high: number }) =>
    `Nói: band ${low === high ? low.toFixed(1) : `${low.toFixed(1)}–${high.toFixed(1)}`}`,
  notGraded: 'Chưa chấm được',
  estimate: 'AI ước lượng',
  grading: 'Đang chấm',
  low: 'Nên xem lại',

  noticesTitle: 'Vừa chấm xong',
  noticesText: (count: number) =>
    count === 1 ? 'Một bài của bạn đã có kết quả.' : `${count} bài của bạn đã có kết quả.`,
  noticesSeen: 'Đã xem hết',
} as const;
