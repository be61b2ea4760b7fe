/** Texts of the introduction: its steps, the entry test, the result. */
export const INTRODUCTION = {
  title: 'Phần giới thiệu',
  leave: 'Về trang hội thoại',
  needsNetwork:
    'Bạn mở phần giới thiệu một lần khi có mạng. Sau đó mất mạng giữa chừng bạn vẫn làm tiếp được.',
  place: (at: number, all: number) => `Bước ${at}/${all}`,
  several: 'Bạn chọn được nhiều ý.',
  pickFirst: 'Bạn chọn một ý trước nhé.',
  back: 'Quay lại',
  next: 'Tiếp tục',
  finish: 'Xem mức gợi ý',
  reset: 'Bỏ chọn',
  resetAll: 'Làm lại từ đầu',
  kept: 'Điều bạn chọn được giữ trên máy này. Đóng trang rồi quay lại, bạn làm tiếp từ đây.',
  keptNot: 'Mình chưa giữ được điều bạn chọn trên máy này. Bạn đừng đóng trang trước khi làm xong.',
  saveFailed: 'Mình chưa lưu được kết quả; những gì bạn chọn vẫn ở trên trang này.',
} as const;

export const ENTRY_TEST = {
  title: 'Nghe thử vài câu',
  text: 'Bạn nghe một người nói rồi chọn câu đáp hợp nhất. Câu nghe đi từ dễ đến khó và dừng khi mình đã rõ sức bạn, thường là ba đến mười câu.',
  begin: 'Nghe câu đầu tiên',
  leaveOut: 'Bỏ qua bài nghe',
  leaveOutText: 'Bỏ qua cũng được: khi đó mức gợi ý chỉ dựa vào điều bạn đã chọn.',
  question: (at: number) => `Câu nghe ${at}`,
  ask: 'Bạn sẽ đáp thế nào?',
  hear: 'Nghe',
  hearAgain: 'Nghe lại lần nữa',
  heardTwice: 'Bạn đã nghe đủ hai lần',
  triesLeft: (left: number) => `Còn ${left} lần nghe`,
  showText: 'Xem câu bằng chữ',
  silent: 'Máy chưa phát được câu này, bạn đọc nhé:',
  right: 'Đúng rồi',
  wrong: (text: string) => `Câu hợp hơn là “${text}”`,
  yours: 'Bạn chọn',
  key: 'Câu hợp nhất',
  nextQuestion: 'Câu nghe tiếp',
  end: 'Xong bài nghe',
  stop: 'Dừng bài nghe ở đây',
  skipped: 'Bạn đã bỏ qua bài nghe.',
  done: (right: number, all: number) => `Bạn đã làm bài nghe: đúng ${right}/${all} câu.`,
  takeAfterAll: 'Làm bài nghe',
  again: 'Làm lại bài nghe',
  goOn: 'Tiếp tục',
} as const;

export const RESULT = {
  title: (level: number, name: string | null) =>
    `Bạn nên bắt đầu ở mức ${level}${name === null ? '' : `: ${name}`}`,
  why: 'Vì sao là mức này',
  byTest: (right: number, all: number) => `Bạn chọn đúng ${right}/${all} câu trong bài nghe.`,
  noTest: 'Bạn bỏ qua bài nghe, nên mức này dựa vào lời tự đánh giá.',
  own: (text: string) => `Bạn tự thấy mình: “${text}”`,
  reasons: {
    agree: 'Kết quả nghe khớp với lời tự đánh giá.',
    test_lower: 'Các câu khó hơn còn vướng, nên mình gợi ý mức thấp hơn lời tự đánh giá để bạn vào đà.',
    test_higher: 'Bạn nghe tốt hơn lời tự đánh giá, nên mình gợi ý cao hơn một chút.',
  },
  open: (level: number) =>
    level === 1
      ? 'Mức 1 đã mở cho bạn.'
      : `Các mức từ 1 đến ${level} đã mở cho bạn, bạn đổi lúc nào cũng được.`,
  opens: (level: number) =>
    level === 1
      ? 'Có tài khoản là bạn vào luyện mức 1 được ngay.'
      : `Có tài khoản là bạn vào luyện được ngay, ở mức ${level} hoặc các mức trước đó.`,
  firstTitle: 'Phần đầu tiên',
  firstOffline: 'Phần đầu tiên hiện ra khi có mạng và máy chủ nhận được kết quả này.',
  begin: (level: number) => `Bắt đầu với mức ${level}`,
  save: 'Lưu kết quả',
  saveText: 'Bạn tạo tài khoản hoặc đăng nhập để lưu kết quả này. Bạn không phải trả lời lại câu nào.',
  login: 'Mình đã có tài khoản',
  change: 'Sửa câu trả lời',
  keptHere: 'Chưa lưu ngay cũng không sao: máy này vẫn giữ những gì bạn đã chọn.',
  saved: 'Kết quả đã lưu trên máy và sẽ tự gửi khi kết nối được.',
  sent: 'Kết quả đã lưu vào tài khoản của bạn.',
  refused: 'Máy chủ chưa nhận kết quả này. Những gì bạn chọn vẫn còn trên máy.',
  toOutbox: 'Xem mục Chờ gửi',
  queueLabel: (level: number) => `Phần giới thiệu hội thoại, gợi ý mức ${level}`,
} as const;
