import type { Skill } from '#contract/exam-taking.ts';
import type { Phase } from '#rules/roadmap/plan.ts';

/** Texts of a learner's personal plan. */
export const PLAN = {
  title: 'Kế hoạch của bạn',
  text: 'Từ hôm nay đến ngày thi, mỗi tuần làm gì. Kế hoạch tự tính lại theo band, ngày thi và số phút học của bạn.',
  needsTarget: 'Bạn đặt band mục tiêu ở trên, mình lập kế hoạch từng tuần cho bạn.',
  needsNetwork: 'Bạn mở trang này một lần khi có mạng, sau đó xem kế hoạch được ở bất cứ đâu.',

  hereTitle: 'Bạn đang ở đâu',
  evidence: (parts: string) => `Gồm ${parts}. Bài mới và bài chắc tay hơn thì tính nhiều hơn.`,
  bandOf: (skill: string, band: string, date: string) => `${skill} ${band} (${date})`,
  partly: (known: number) =>
    `Mới có ${known}/4 kỹ năng có band, nên khoảng này còn rộng. Thi thử kỹ năng còn thiếu, kế hoạch sẽ sát hơn.`,
  placed: (level: string, date: string) => `bài kiểm tra đầu vào: ${level} (${date})`,
  chooseLevel: 'Chưa có đề thi thử nào cho ra band. Bạn chọn trình độ gần với bạn nhất',
  levelNote: (who: string, from: string) => `${who}. Mình tính từ band ${from}.`,
  fromNothing: '0',
  testAction: 'Làm bài kiểm tra đầu vào',
  skills: {
    listening: 'Listening',
    reading: 'Reading',
    writing: 'Writing',
    speaking: 'Speaking',
  } satisfies Record<Skill, string>,

  enoughTitle: 'Kịp, nếu bạn giữ đều nhịp này',
  enough: (needed: number, available: number, from: string, to: string, date: string) =>
    `Từ band ${from} lên ${to} cần khoảng ${needed} giờ. Đến ngày ${date} bạn có khoảng ${available} giờ.`,
  reachedTitle: 'Bạn đã ở mức mục tiêu',
  reached: (date: string) => `Từ giờ đến ngày ${date} chỉ cần giữ nhịp và làm quen phòng thi.`,
  shortTitle: (target: string) => `Khó kịp band ${target}`,
  short: (needed: number, available: number, from: string, to: string) =>
    `Từ band ${from} lên ${to} cần khoảng ${needed} giờ, mà đến ngày thi bạn có khoảng ${available} giờ.`,
  realistic: (band: string) => `Với nhịp này, thực tế hơn là band ${band}.`,
  ways: (minutes: number) => `Muốn kịp, mỗi ngày bạn cần khoảng ${minutes} phút, hoặc lùi ngày thi.`,
  onlyLater: 'Tăng giờ học thôi không đủ. Bạn nên lùi ngày thi hoặc hạ mục tiêu lần này.',
  unbookedTitle: 'Chưa có ngày thi',
  unbooked: (needed: number, date: string) =>
    `Bạn cần khoảng ${needed} giờ. Với nhịp này, sớm nhất là quanh ngày ${date}. Mình tạm lấy ngày đó để chia tuần.`,
  unbookedFar: (needed: number) =>
    `Bạn cần khoảng ${needed} giờ, với nhịp này hơn hai năm mới đủ. Tăng số phút mỗi ngày, hoặc chọn một mốc gần hơn.`,
  minutesAssumed: (minutes: number) =>
    `Bạn chưa đặt số phút học mỗi ngày, mình tạm tính ${minutes} phút, sáu ngày mỗi tuần.`,
  honest: 'Số giờ là ước lượng chung cho người Việt tự học đều, không phải lời hứa.',

  thisWeek: 'Tuần này',
  weekProgress: (done: number, planned: number) => `${done}/${planned} phút`,
  weekEstimated: (minutes: number) => `Trong đó ${minutes} phút là ước tính, từ trước khi mình đo thời gian.`,
  coursesTitle: 'Khóa học trong kế hoạch',
  courseProgress: (done: number, lessons: number) => `${done}/${lessons} bài`,

  weeksTitle: 'Từng tuần',
  weekOf: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  hours: (hours: number) => `${hours.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} giờ`,
  phases: {
    course: 'Học theo khóa',
    skills: 'Luyện kỹ năng',
    tests: 'Luyện đề',
    buffer: 'Dưỡng sức',
  } satisfies Record<Phase, string>,
  doCourse: (courses: string) => `Học tiếp ${courses}`,
  doFocus: (skill: string) => `Dành thêm thời gian cho ${skill}`,
  doMocks: (skills: string) => `Thi thử ${skills}, tính giờ như thật`,
  doMistakes: 'Mỗi ngày ôn sổ lỗi một lượt',
  doFix: 'Xem lại từng câu sai ngay trong tuần',
  doRest: 'Không học gì mới. Ôn sổ lỗi, đọc lại bài viết đã chấm, ngủ đủ giấc.',
  examDay: (date: string) => `Ngày thi: ${date}`,
  examDayUnbooked: (date: string) => `Ngày thi tạm tính: ${date}`,
  more: 'Xem cả kế hoạch',
} as const;
