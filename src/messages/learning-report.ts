import type { ReportSkill } from '#contract/learning-report.ts';

const hours = (minutes: number): string => {
  const whole = Math.round(minutes);
  const [hour, rest] = [Math.floor(whole / 60), whole % 60];
  if (hour === 0) return `${rest} phút`;
  return rest === 0 ? `${hour} giờ` : `${hour} giờ ${rest} phút`;
};

/** Strings for the page about what a learner did and how it went. */
export const LEARNING = {
  title: 'Báo cáo học tập',
  text: 'Bạn đã học bao lâu, đúng được bao nhiêu, band đi về đâu. Số liệu lấy từ bài bạn đã nộp.',
  systemTitle: 'Báo lỗi và tình trạng máy',
  needsNetwork: 'Bạn mở báo cáo này một lần khi có mạng, sau đó xem lại được ở bất cứ đâu.',

  range: 'Khoảng thời gian',
  ranges: [
    { weeks: 4, label: '4 tuần' },
    { weeks: 12, label: '12 tuần' },
    { weeks: 26, label: '6 tháng' },
    { weeks: 52, label: '1 năm' },
  ],
  custom: 'Tự chọn',
  from: 'Từ ngày',
  to: 'Đến ngày',
  show: 'Xem',
  dateMissing: 'Bạn chọn ngày nhé',
  dateOrder: 'Ngày đầu phải trước ngày cuối',
  dateFar: 'Mỗi lần xem nhiều nhất một năm',
  span: (from: string, to: string) => `Từ ${from} đến ${to}`,

  emptyTitle: 'Khoảng này chưa có gì để xem',
  emptyText: 'Làm xong một bài luyện tập hay một đề thi thử, báo cáo sẽ hiện ở đây.',

  skills: {
    listening: 'Listening',
    reading: 'Reading',
    writing: 'Writing',
    speaking: 'Speaking',
    language: 'Ngữ pháp, từ vựng',
  } satisfies Record<ReportSkill, string>,

  minutesTitle: 'Thời gian học mỗi tuần',
  minutesAxis: 'phút',
  /** `estimated`: minutes from before time was measured. */
  minutesNote: (estimated: number) =>
    `Tính lúc bài đang mở và bạn đang học, mỗi phần một ngày nhiều nhất bằng thời lượng của phần đó.${
      estimated > 0 ? ` Trong đó ${hours(estimated)} là ước tính, từ trước khi mình đo thời gian.` : ''
    }`,
  minutesNone: 'Khoảng này chưa ghi được phút học nào.',
  minutesSaid: (total: number, weeks: number, days: number) =>
    `Bạn học ${hours(total)} trong ${days} ngày, trung bình ${hours(total / weeks)} mỗi tuần.`,
  minutesBest: (week: string, minutes: number) => `Nhiều nhất là tuần ${week}: ${hours(minutes)}.`,
  week: 'Tuần bắt đầu',
  minutes: 'Số phút',

  bandsTitle: 'Band theo thời gian',
  bandsNote:
    'Listening và Reading là band của đề thi thử. Writing là ước lượng do AI chấm, trung bình các bài trong ngày: mỗi điểm là một khoảng rộng, nên không nối thành đường.',
  bandsNone: 'Khoảng này chưa có bài nào cho ra band. Một đề thi thử Reading mất một giờ.',
  bandOnce: (skill: string, band: string) => `${skill} ${band}, mới có một lần.`,
  bandUp: (skill: string, from: string, to: string) => `${skill} lên từ ${from} đến ${to}.`,
  bandDown: (skill: string, from: string, to: string) => `${skill} xuống từ ${from} còn ${to}.`,
  bandEstimated: (skill: string, low: string, high: string, days: number) =>
    `${skill} được AI ước lượng ${low === high ? low : `từ ${low} tới ${high}`} trong ${days} ngày có bài. Mỗi ước lượng là một khoảng rộng, nên chưa nói được là tiến bộ hay không.`,
  bandSame: (skill: string, band: string) => `${skill} giữ ở ${band}.`,
  day: 'Ngày',
  skill: 'Kỹ năng',
  band: 'Band',

  skillsTitle: 'Tỉ lệ đúng theo kỹ năng',
  typesTitle: 'Tỉ lệ đúng theo dạng câu hỏi',
  shareNone: 'Khoảng này chưa có câu nào chấm theo đáp án.',
  shareSaid: (correct: number, answered: number, percent: number) =>
    `Trong các câu đã trả lời, bạn đúng trọn ${correct}/${answered} câu có đáp án (${percent}%); câu nhiều ý tính là một.`,
  shareBest: (name: string, percent: number) => `Vững nhất: ${name}, ${percent}%.`,
  shareWorst: (name: string, percent: number) => `Nên luyện thêm: ${name}, ${percent}%.`,
  type: 'Dạng câu hỏi',
  answered: 'Số câu',
  correct: 'Đúng',
  share: 'Tỉ lệ đúng',
  percent: (percent: number) => `${percent}%`,
  low: 'cần luyện thêm',
} as const;
