import type { LessonSkill } from '#contract/course-offers.ts';

const SKILLS: Record<LessonSkill, string> = {
  reading: 'Đọc',
  listening: 'Nghe',
  writing: 'Viết',
  speaking: 'Nói',
  language: 'Ngữ pháp, từ vựng, bài tổng hợp',
};

/** Strings of reports, failed gradings, spending, content, news, maintenance and the audit trail. */
export const OPERATIONS = {
  reports: {
    state: 'Trạng thái',
    filters: { open: 'Chưa xử lý', closed: 'Đã xử lý' },
    from: { guest: 'Khách', learner: 'Người học' },
    question: (id: string) => `Câu ${id}`,
    again: 'Báo lần nữa',
    gone: 'Bài không còn trong nội dung',
    reply: 'Trả lời',
    replyHint: 'Người học thấy câu trả lời trong phần Thông báo.',
    replyMissing: 'Bạn viết câu trả lời trước khi gửi nhé.',
    send: 'Gửi trả lời và đóng',
    close: 'Đóng, không trả lời',
    answered: 'Đã trả lời',
    closed: 'Đã đóng',
    answer: 'Câu trả lời',
    emptyTitle: 'Không có báo lỗi nào',
    emptyText: 'Khi người học báo câu hỏi có lỗi, bạn thấy ở đây.',
  },
  failed: {
    intro:
      'Bài đã chấm thử nhiều lần mà không được. Bài làm của người học vẫn còn nguyên; chấm lại khi máy chấm đã ổn.',
    caption: 'Bài chấm lỗi',
    columns: ['Bài', 'Lỗi lúc', 'Lý do', 'Việc cần làm'],
    deleted: 'Bài đã bị xóa',
    retry: 'Chấm lại',
    retryOf: (title: string) => `Chấm lại ${title}`,
    retryAll: 'Chấm lại tất cả',
    retried: (count: number) => `${count} bài đang được chấm lại`,
    count: (shown: number, total: number) => `Đang hiện ${shown} trên ${total} bài.`,
    emptyTitle: 'Không có bài nào chấm lỗi',
  },
  spending: {
    days: 'Khoảng thời gian',
    option: (days: number) => `${days} ngày qua`,
    title: 'Chi phí dịch vụ bên ngoài theo ngày',
    none: 'Chưa dùng dịch vụ bên ngoài nào trong thời gian này.',
    sentence: (cost: string, tokens: string, day: string) =>
      `Tổng chi ${cost}, ${tokens} token. Ngày chi nhiều nhất là ${day}.`,
    note: 'Theo giá đặt trong cấu hình máy chủ. Chưa đặt giá thì chi phí là 0 và chỉ đếm token.',
    head: ['Ngày', 'Chi phí', 'Token', 'Lượt gọi', 'Người học'],
  },
  content: {
    served: 'Nội dung đang dùng',
    version: 'Phiên bản',
    loaded: 'Nạp lúc',
    counts: (courses: number, lessons: number, exercises: number, sheets: number) =>
      `${courses} khóa, ${lessons} bài học, ${exercises} bài tập và đề, ${sheets} phiếu học`,
    has: 'Gồm có',
    checkTitle: 'Kiểm tra thư mục nội dung',
    checkText:
      'Đọc lại toàn bộ thư mục nội dung trên máy chủ và chỉ ra chỗ sai. Nội dung đang dùng không đổi.',
    check: 'Kiểm tra',
    same: 'Thư mục không có lỗi và giống nội dung đang dùng.',
    newer: 'Thư mục không có lỗi và khác nội dung đang dùng. Khởi động lại máy chủ để dùng bản mới.',
    problems: (count: number) => `Thư mục có ${count} lỗi nên sẽ không được nạp.`,
    caption: 'Lỗi trong nội dung',
    columns: ['Tệp', 'Dòng', 'Lỗi'],
    themes: 'Giao diện ngày lễ',
    noThemes: 'Chưa có giao diện ngày lễ nào.',
    phases: { ahead: 'Sắp tới', active: 'Đang dùng', over: 'Đã qua' },
    from: (start: string, end: string) => `Từ ${start} đến ${end}`,
    colours: 'Màu của giao diện',
    snow: 'Có tuyết rơi',
    music: 'Có nhạc',
  },
  notices: {
    newsTitle: 'Gửi thông báo cho người học',
    newsText:
      'Gửi tới mọi người học bật nhận tin, ngoài giờ yên lặng của mỗi người. Gửi rồi không thu lại được.',
    title: 'Tiêu đề',
    text: 'Nội dung',
    path: 'Trang mở ra khi bấm',
    pathHint: 'Đường dẫn trong trang, như /luyen-de.',
    send: 'Gửi thông báo',
    missing: 'Bạn điền đủ tiêu đề và nội dung nhé.',
    confirmTitle: 'Gửi thông báo này?',
    sent: (count: number) => `Đã xếp hàng gửi cho ${count} người học`,
    siteTitle: 'Bảo trì',
    siteOpen: 'Trang đang mở.',
    siteText:
      'Khi bảo trì, mọi trang gồm cả bàn điều hành tạm đóng và tự mở lại khi hết giờ. Muốn mở sớm, bạn dùng dòng lệnh trên máy chủ. Bài người học đang làm vẫn nằm trên máy họ.',
    minutes: 'Đóng trong bao lâu',
    option: (minutes: number) => (minutes < 60 ? `${minutes} phút` : `${minutes / 60} giờ`),
    close: 'Đóng để bảo trì',
    closeTitle: 'Đóng trang ngay bây giờ?',
    closed: 'Trang đã đóng để bảo trì',
  },
  audit: {
    actor: 'Mã người làm',
    subject: 'Mã người học hoặc yêu cầu tư vấn',
    action: 'Thao tác',
    filter: 'Lọc',
    verify: 'Kiểm tra nhật ký',
    whole: (count: number) => `Nhật ký nguyên vẹn, đã kiểm ${count} dòng.`,
    broken: (id: number) =>
      `Nhật ký đã bị sửa hoặc mất từ dòng ${id}. Bạn giữ nguyên máy chủ và báo cho người quản trị ngay.`,
    caption: 'Nhật ký thao tác',
    columns: ['Dòng', 'Lúc', 'Ai', 'Làm gì', 'Với ai', 'Trên gì'],
    more: (count: number) => `và ${count} mã nữa`,
    emptyTitle: 'Không có dòng nào khớp',
  },
  figures: {
    weeks: 'Khoảng thời gian',
    option: (weeks: number) => `${weeks} tuần`,
    at: (moment: string) => `Tính lúc ${moment}, làm mới sau vài phút.`,
    week: 'Tuần từ',
    day: 'Ngày',
    count: 'Số lượng',
    registrations: 'Đăng ký mới',
    registered: (now: number, before: number) => `Tuần này có ${now} người học mới, tuần trước ${before}.`,
    active: 'Người học mỗi ngày',
    activeSentence: (today: number, week: number) =>
      `Hôm nay ${today} người đã học xong ít nhất một phần, cả tuần này ${week} người, tính cả khách.`,
    practice: 'Bài đã nộp theo kỹ năng',
    practiced: (total: number, most: string) => `Đã nộp ${total} bài, nhiều nhất là ${most}.`,
    notPracticed: 'Chưa có bài nào được nộp trong thời gian này.',
    skills: SKILLS,
    /** Below a bar. */
    skillsShort: { ...SKILLS, language: 'Khác' },
    skill: 'Kỹ năng',
    grading: 'Thời gian chờ chấm',
    gradingHead: ['Ai chấm', 'Số bài', 'Một nửa xong trong', 'Chín phần mười xong trong'],
    ai: 'Máy chấm',
    teacher: 'Giáo viên',
    waited: (who: string, half: string, most: string) =>
      `${who}: một nửa số bài xong trong ${half}, chín phần mười xong trong ${most}.`,
    notGraded: (who: string) => `${who} chưa trả bài nào.`,
    streaks: 'Chuỗi ngày đang giữ',
    streakSentence: (all: number, week: number) =>
      `${all} người đang giữ chuỗi, trong đó ${week} người từ 7 ngày trở lên.`,
    streakGroups: (from: number, to: number | null) => {
      if (to === null) return `${from} ngày trở lên`;
      return to === from ? `${from} ngày` : `${from}–${to} ngày`;
    },
    length: 'Độ dài chuỗi',
    people: 'Người học',
    agreement: 'Máy chấm so với giáo viên',
    agreementSentence: (count: number, half: number, one: number) =>
      `Với ${count} bài có cả hai điểm, giáo viên cho trước khi thấy điểm máy: ${half}% lệch không quá nửa band, ${one}% lệch không quá một band.`,
    lean: (gap: string, side: 'higher' | 'lower') =>
      `Tính trung bình, giáo viên cho ${side === 'higher' ? 'cao' : 'thấp'} hơn máy ${gap} band.`,
    agreementNone: 'Chưa có bài nào được cả máy và giáo viên chấm trong thời gian này.',
  },
} as const;
