/** Strings for the practice, its submission and its result. */
export const PRACTICE = {
  name: 'Luyện tập',
  back: 'Về bài học',
  passage: 'Bài đọc',
  questions: 'Câu hỏi',
  next: 'Câu tiếp',
  submit: 'Nộp bài',
  confirmTitle: 'Nộp bài nhé?',
  confirmAll: 'Bạn đã trả lời hết các câu. Nộp rồi thì không sửa được nữa.',
  confirmSome: (left: number) => `Còn ${left} câu chưa trả lời. Nộp rồi thì không sửa được nữa.`,
  keepWorking: 'Làm tiếp',
  offlineText: 'Bạn mở bài một lần khi có mạng, sau đó làm được ở bất cứ đâu.',
  saved: 'Đã lưu',
  savedWaiting: (waiting: number) => `Đã lưu · ${waiting} đang chờ gửi`,
  saving: 'Đang lưu',
  saveFailed: 'Mình chưa lưu được câu này; nó vẫn ở trên trang, và các câu trước vẫn an toàn.',
  saveRetry: 'Lưu lại',
  notRecorded: 'Chưa có bản ghi âm.',
  spokenOnly: 'Chỉ luyện các câu nói',
  endOfPart: ' · câu cuối của phần này',
} as const;

export const RESULT = {
  playFrom: (time: string) => `Nghe từ ${time}`,
  title: 'Kết quả',
  waitingSendTitle: 'Bài đã nộp, đang chờ gửi',
  waitingSendText:
    'Bài nằm an toàn trên máy. Kết nối được là mình gửi và chấm ngay, bạn không cần mở lại bài.',
  parkedTitle: 'Có phần chưa gửi được',
  parkedText: 'Phần đó vẫn còn trên máy. Bạn mở mục Chờ gửi để xem và thử lại.',
  openQueue: 'Mở mục Chờ gửi',
  offlineText: 'Bài của bạn đã tới máy chủ. Có mạng lại là xem được kết quả.',
  noneTitle: 'Chưa có kết quả để xem',
  noneText: 'Bạn làm và nộp bài này xong, kết quả sẽ hiện ở đây.',
  noneAction: 'Mở bài',
  detailNone: 'Câu này chưa được nộp hoặc chưa có bài làm. Bạn mở kết quả của bài rồi chọn câu muốn xem nhé.',
  toResult: 'Xem kết quả của bài',
  correct: (correct: number, total: number) => `Đúng ${correct}/${total} câu có đáp án`,
  /** Where questions have several marks, which is what the score counts. */
  correctByMarks: (correct: number, total: number, won: number, marks: number) =>
    `Đúng trọn ${correct}/${total} câu có đáp án. Điểm tính theo từng ý: đúng ${won}/${marks} ý`,
  hundred: 'điểm (thang 100)',
  band: 'band ước lượng',
  grading: (waiting: number) => `AI đang chấm ${waiting} câu`,
  gradingText: 'Bạn cứ làm việc khác, kết quả sẽ hiện ở đây.',
  finished: 'Đã chấm xong',
  gradedSome: (graded: number, of: number) => `Đã chấm ${graded}/${of} câu`,
  heard: (count: number) => `${count} câu đã nghe được nhưng chưa đủ để có band`,
  notGraded: (count: number) => `${count} câu mình chưa chấm được`,
  expiredCount: (count: number) => `${count} câu chưa chấm vì hết lượt của ngày`,
  seeWhy: 'Bạn xem lý do ở từng câu nhé.',
  noResult: 'Bài này chưa có câu trả lời nào để chấm nên chưa có kết quả.',
  noMarking: 'Bài này để luyện, không chấm điểm. Bạn xem lại câu trả lời và lời giải bên dưới nhé.',
  again: 'Làm lại bài này',
  backToLesson: 'Về bài học',
  right: 'Đúng',
  wrong: 'Chưa đúng',
  unanswered: 'Chưa trả lời',
  explanation: 'Giải thích',
  openPassage: 'Xem lại bài đọc',
  yourAnswer: 'Câu trả lời của bạn',
  estimate: 'Ước lượng bởi AI',
  engine: (name: string, version: string) => `Bộ chấm ${name} ${version}`,
  fallback: {
    over_budget: (from: string) =>
      `Hôm nay bạn đã dùng hết phần chấm bằng ${from}, nên bài này do bộ chấm có sẵn của Luyện chấm.`,
    no_answer: (from: string) =>
      `Bộ chấm ${from} chưa trả lời được, nên bài này do bộ chấm có sẵn của Luyện chấm.`,
    unusable_answer: (from: string) =>
      `Phần chấm của ${from} không dùng được, nên bài này do bộ chấm có sẵn của Luyện chấm.`,
    text_to_grader: () =>
      'Bài có chỗ nói với người chấm thay vì trả lời đề, nên bài này do bộ chấm có sẵn của Luyện chấm.',
    not_agreed: (from: string) =>
      `Bài không được gửi tới ${from} vì bạn chưa đồng ý, nên do bộ chấm có sẵn của Luyện chấm.`,
  },
  secondOpinion: (band: string) =>
    `Bộ chấm có sẵn của Luyện ước lượng band ${band}, lệch khá xa, nên mình nới rộng khoảng band. Bạn xem đây là điểm tham khảo thôi nhé.`,
  range: (low: string, high: string) => `khoảng ${low}–${high}`,
  /** Explains why the band range of an essay is wide. */
  towardsEnds:
    'Máy xét câu chữ, không đọc được ý hay hay dở, nên hay cho band ở giữa thang. Vì vậy khoảng được nới về hai đầu.',
  sureness: {
    high: 'Độ chắc: cao.',
    middle: 'Độ chắc: vừa. Band thật có thể ở bất cứ đâu trong khoảng này.',
    low: 'Độ chắc: thấp. Band thật có thể ở bất cứ đâu trong khoảng này, có khi ở ngoài.',
  },
  declined: 'AI chưa chấm câu này',
  evaluationError: 'Việc chấm câu này gặp sự cố. Bài của bạn vẫn được giữ; mình sẽ chấm lại.',
  waitingGrade: 'Đang chờ chấm',
  expired:
    'Hôm nay bạn đã dùng hết lượt chấm của AI nên câu này chưa được chấm. Bài vẫn được giữ; sang ngày mới bạn gửi chấm lại nhé.',
  askAgain: 'Gửi chấm câu này',
  askFailed: 'Mình chưa lưu được yêu cầu này.',
  strengths: 'Điểm tốt',
  improve: 'Nên sửa',
  words: (count: number) => `${count} từ`,
  detail: 'Xem nhận xét chi tiết',
  detailTitle: 'Nhận xét chi tiết',
  /** @param why a sentence of the grader's */
  noCriterionBand: (why: string) => `Chưa đủ căn cứ để cho band. ${why}`,
  criteria: {
    TR: 'Trả lời đúng yêu cầu đề (TR)',
    CC: 'Mạch lạc và liên kết (CC)',
    LR: 'Vốn từ (LR)',
    GRA: 'Ngữ pháp (GRA)',
  },
} as const;

/** Strings for the page that waits for grades, and for the spoken part of a practice. */
export const WAITING = {
  name: 'Bài đang được chấm',
  intro: 'AI đang chấm bài của bạn. Trang này tự chuyển sang kết quả khi chấm xong.',
  safe: 'Bài đã nằm an toàn ở máy chủ. Bạn đóng trang này hay tắt máy, việc chấm vẫn tiếp tục.',
  usual: (seconds: number) =>
    seconds < 90
      ? `Gần đây mỗi câu được chấm trong khoảng ${seconds} giây.`
      : `Gần đây mỗi câu được chấm trong khoảng ${Math.round(seconds / 60)} phút.`,
  remain: (left: number, all: number) => `Hôm nay bạn còn ${left}/${all} lượt chấm.`,
  done: (done: number, total: number) => `Đã chấm ${done}/${total} câu`,
  question: (position: number) => `Câu ${position}`,
  states: {
    waiting: 'Đang chấm',
    graded: 'Đã chấm',
    heard: 'Đã nghe',
    declined: 'Chưa chấm được',
    failed: 'Chưa chấm được',
    expired: 'Hết lượt hôm nay',
  },
  looked: (looked: number, total: number) => `Đã xem ${looked}/${total} câu`,
  open: 'Mở kết quả ngay',
  noneTitle: 'Không có bài nào đang chấm',
  noneText: 'Bạn nộp một bài viết hoặc bài nói, tiến độ chấm sẽ hiện ở đây.',
  noneAction: 'Khóa học của tôi',
  speakingName: 'Luyện nói',
  noSpokenTitle: 'Bài này không có câu nói',
  noSpokenText: 'Bạn mở cả bài để làm các câu đọc và viết.',
  openPractice: 'Mở bài luyện tập',
} as const;
