import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';

/** Strings for grading by a teacher. */
export const TEACHER = {
  question: (position: number) => `Câu ${position}`,
  ai: 'AI chấm',
  aiNote: 'ước lượng',
  teacher: 'Giáo viên chấm',
  whole: 'Band giáo viên chấm cho cả bài',
  aiBeside: (band: string) => `AI ước lượng: ${band}`,
  wholeAsk: (answers: number) => `Nhờ giáo viên chấm cả bài (${answers} câu)`,
  wholeTitle: 'Nhờ giáo viên chấm cả bài này?',
  wholeText: (answers: number) =>
    `Mình gửi giáo viên ${answers} câu bạn đã làm, không kèm tên hay số điện thoại của bạn.`,
  wholeCosts: (gradings: number) => `Cả bài dùng ${gradings} lượt.`,
  wholeTooMany: (gradings: number, remaining: number) =>
    `Gửi cả bài cần ${gradings} lượt, tháng này bạn còn ${remaining}. Bạn vẫn gửi riêng từng câu được.`,
  wholeQueued: (answers: number) => `${answers} câu đang chờ gửi giáo viên. Kết nối được là mình gửi.`,
  waiting: (due: string) => `Đang chờ giáo viên chấm, dự kiến trước ${due}`,
  overdue: 'Giáo viên đang chậm hơn hẹn. Bài của bạn vẫn trong hàng chờ và sẽ được chấm.',
  waitingCount: (count: number) => `Đang chờ giáo viên chấm ${count} câu`,
  gradedBy: (name: string, when: string) => `${name} chấm lúc ${when}`,
  band: 'band',
  declined: 'Giáo viên chưa chấm được bài này',
  declinedBy: (name: string) => `Lời nhắn của ${name}`,
  summary: 'Nhận xét chung',
  overall: 'Về cả bài',
  onWhole: 'Giáo viên nhận xét về cả bài',
  detail: 'Xem nhận xét của giáo viên',
  noComment: 'Giáo viên không ghi nhận xét riêng cho tiêu chí này.',

  ask: 'Nhờ giáo viên chấm',
  remaining: (remaining: number, perMonth: number) =>
    `Bạn còn ${remaining}/${perMonth} lượt nhờ giáo viên chấm trong tháng này.`,
  noneLeft: (perMonth: number) =>
    `Bạn đã dùng hết ${perMonth} lượt nhờ giáo viên chấm của tháng này. Sang tháng sau bạn lại có lượt mới.`,
  unknownRemaining: 'Kết nối được, mình sẽ kiểm tra số lượt còn lại của bạn.',
  askTitle: 'Nhờ giáo viên chấm bài này?',
  askText: {
    writing: 'Giáo viên đọc đề và bài viết của bạn, không thấy tên hay số điện thoại của bạn.',
    speaking: 'Giáo viên đọc đề và nghe bản ghi âm của bạn, không thấy tên hay số điện thoại của bạn.',
  },
  promise: (hours: number) => `Thường có kết quả trong vòng ${hours} giờ, mình sẽ báo cho bạn.`,
  costs: 'Mỗi lần nhờ dùng một lượt.',
  askConfirm: 'Gửi giáo viên',
  cancel: 'Để sau',

  regrade: 'Nhờ chấm lại',
  regradeTitle: 'Nhờ giáo viên chấm lại?',
  regradeText:
    'Mỗi bài được chấm lại một lần. Kết quả chấm lại có thể cao hơn, thấp hơn hoặc như cũ, và thay cho kết quả lần đầu.',
  reason: 'Bạn muốn giáo viên xem lại điều gì?',
  reasonHint: 'Ví dụ: Mình nghĩ đoạn hai đã có ví dụ cho ý chính.',
  reasonLeft: (left: number) => `Còn ${left} ký tự`,
  reasonEmpty: 'Bạn viết vài chữ để giáo viên biết cần xem lại điều gì nhé.',
  regradeConfirm: 'Gửi yêu cầu',
  regradeWaiting: (due: string) => `Bạn đã nhờ chấm lại. Dự kiến có kết quả trước ${due}`,
  regraded: 'Kết quả chấm lại',
  firstBand: (band: string) => `Lần chấm đầu: band ${band}`,
  regradeDeclined: 'Giáo viên chưa chấm lại được bài này',
  yourReason: 'Lý do của bạn',

  queued: 'Yêu cầu đã lưu trên máy, đang chờ gửi. Kết nối được là mình gửi giáo viên ngay.',
  parkedTitle: 'Yêu cầu nhờ giáo viên chưa gửi được',
  openQueue: 'Mở mục Chờ gửi',
  saveFailed: 'Mình chưa lưu được yêu cầu này.',

  /** Shown with the question before submission. */
  gradesThis: { teacher: 'Câu này do giáo viên chấm.', both: 'Câu này do AI và giáo viên chấm.' },

  messagesTitle: 'Lời nhắn về bài này',
  fromTeacher: 'Giáo viên',
  fromYou: 'Bạn',
  answer: 'Trả lời giáo viên',
  answerHint: 'Mỗi lời nhắn bạn trả lời được một lần.',
  answerSend: 'Gửi câu trả lời',
  answerQueued: 'Câu trả lời đã lưu trên máy, đang chờ gửi.',
  answerParked: 'Câu trả lời chưa gửi được',

  criteria: {
    TR: 'Trả lời đúng yêu cầu đề (TR)',
    CC: 'Mạch lạc và liên kết (CC)',
    LR: 'Vốn từ (LR)',
    GRA: 'Ngữ pháp (GRA)',
    FC: 'Trôi chảy và mạch lạc (FC)',
    P: 'Phát âm (P)',
  } satisfies Record<TeacherCriterion, string>,
} as const;
