/** Strings for the queue: the indicator in the header and the screen "Chờ gửi". */
export const OUTBOX = {
  title: 'Chờ gửi',
  intro:
    'Mọi bài bạn làm đều lưu trên máy trước, rồi mới gửi đi. Máy chủ nhận đủ thì bài mới rời danh sách này.',
  waiting: (waiting: number) => `${waiting} đang chờ`,
  parked: (parked: number) => `${parked} không gửi được`,
  synced: 'Đã đồng bộ',
  nothingWaits: 'Không có gì chờ',
  asking: 'Đang đối chiếu',
  missing: (count: number) => `Gửi lại ${count} mục`,
  signIn: 'Cần đăng nhập lại',
  sendNow: 'Gửi ngay',
  exportAll: 'Xuất ra tệp',
  restore: 'Nhập tệp đã xuất',
  restoreHint:
    'Bạn từng xuất hàng chờ ra tệp, ở máy này hay máy khác? Nhập lại ở đây, mỗi mục chỉ được gửi một lần.',
  restored: (count: number) =>
    count > 0 ? `Đã nhập ${count} mục vào hàng chờ.` : 'Trong tệp không có mục nào mới.',
  restoredKnown: (count: number) => `${count} mục đã có ở đây hoặc đã gửi rồi nên mình bỏ qua.`,
  restoredOlder: (count: number) => `${count} mục cũ hơn bài đang chờ trên máy này nên mình giữ bài mới.`,
  restoredSoundless: (count: number) =>
    `${count} mục không có kèm bản ghi âm trong tệp, nên có thể không gửi được.`,
  refusals: {
    foreign: 'Đây không phải tệp bạn đã xuất từ trang này. Bạn chọn lại tệp nhé.',
    newer: 'Tệp này do bản Luyện mới hơn tạo ra. Bạn tải lại trang để cập nhật rồi nhập lại nhé.',
    damaged: 'Tệp này bị hỏng hoặc chép chưa đủ nên mình chưa nhập gì cả. Bạn thử lấy lại bản gốc nhé.',
    owner:
      'Bài trong tệp này là của tài khoản khác, hoặc được làm khi chưa đăng nhập ở máy khác. Bạn đăng nhập đúng tài khoản đó rồi nhập lại nhé.',
    large: 'Tệp này quá lớn so với một tệp xuất từ Luyện nên mình chưa nhập.',
    empty: 'Tệp này không có mục nào.',
    space: 'Mình chưa lưu được các mục trong tệp vào máy này; tệp của bạn vẫn còn.',
  },
  claim: 'Bài bạn làm trước khi đăng nhập',
  emptyTitle: 'Không có gì đang chờ',
  emptyText: {
    proved: 'Mọi bài bạn làm trên máy này đã tới máy chủ.',
    asking: 'Không còn gì chờ gửi trên máy này. Mình đang đối chiếu với máy chủ.',
    weaker: 'Không còn gì của bạn chờ gửi trên máy này.',
  },
  emptyAction: 'Học tiếp',
  missingTitle: (count: number) => `Máy chủ chưa có ${count} mục từng báo đã nhận`,
  missingText:
    'Mình còn giữ bản lưu nên đã xếp các mục này vào hàng chờ để gửi lại. Bạn không phải làm lại bài.',
  waitingTitle: 'Đang chờ gửi',
  parkedTitle: 'Không gửi được',
  parkedText: 'Những mục này vẫn nằm trên máy. Bạn gửi lại, hoặc xuất ra tệp để giữ.',
  signInTitle: 'Đăng nhập lại để gửi tiếp',
  signInText: 'Phiên đăng nhập đã hết. Bài của bạn vẫn an toàn trên máy và được gửi ngay khi bạn đăng nhập.',
  signInAction: 'Đăng nhập',
  others: (count: number) =>
    `Trên máy này còn ${count} mục của người học khác, chờ chính người đó đăng nhập.`,
  oldTitle: 'Có mục chờ đã lâu',
  oldText: 'Bạn nên nối mạng ổn định và bấm Gửi ngay, hoặc xuất ra tệp để giữ thêm một bản.',
  fullTitle: 'Máy chủ tạm hết chỗ chứa',
  quotaTitle: 'Có bài đang chờ vì hết chỗ chứa',
  evicted: 'Dữ liệu trên máy đã bị xóa',
  evictedTitle: 'Trình duyệt đã xóa dữ liệu của Luyện trên máy này',
  evictedText: 'Máy từng hết chỗ, hoặc dữ liệu trang web đã bị dọn. Bài đã gửi vẫn còn trên máy chủ.',
  evictedWaiting: (waiting: number | null) => {
    if (waiting === 0) return 'Theo lần ghi nhận cuối, lúc đó không có mục nào chờ gửi.';
    const gone = waiting === null ? 'Phần chưa gửi ở máy này' : `${waiting} mục chưa gửi ở máy này`;
    return `${gone} thì không lấy lại được, trừ khi bạn đã xuất ra tệp: khi đó bạn nhập tệp lại ở cuối trang.`;
  },
  evictedAdvice: 'Bạn cài Luyện vào màn hình chính để trình duyệt giữ dữ liệu lâu hơn.',
  understood: 'Đã hiểu',
  retry: 'Gửi lại',
  remove: 'Xóa',
  removeTitle: 'Xóa mục này?',
  removeText: 'Mục này sẽ mất hẳn và không được chấm. Bạn có thể xuất ra tệp trước khi xóa.',
  keep: 'Giữ lại',
  newer: 'Cần bản ứng dụng mới hơn',
  next: (text: string) => `Thử lại sau ${text}`,
  ready: 'Sẵn sàng gửi',
  after: 'Chờ mục trước',
  wifi: 'Chờ Wi-Fi, như bạn đã chọn ở mục Tải về máy',
  pastParked: 'Sẵn sàng gửi, không đợi mục trước đang nằm ở “Không gửi được”',
  recording: 'có bản ghi âm',
  consentGiven: 'Đồng ý gửi bản ghi âm',
  consentWithdrawn: 'Rút lại đồng ý gửi bản ghi âm',
  undecodable: 'Mình không đọc được mục này để gửi. Bạn có thể xuất nó ra tệp.',
  recordingUnreadable:
    'Máy không còn đọc được trọn bản ghi âm của mục này. Bạn ghi âm lại câu đó, hoặc xuất ra tệp để giữ phần còn đọc được.',
  unexpected:
    'Mình gặp lỗi lạ khi gửi mục này nên để riêng nó ra, các mục khác vẫn được gửi. Bạn gửi lại, hoặc xuất ra tệp để giữ.',
  uploadMismatch: 'Bản ghi âm tới máy chủ chưa trọn vẹn nên mình gửi lại từ đầu.',
  lostTitle: 'Trình duyệt vừa ngắt bộ nhớ của Luyện',
  lostText:
    'Bài đã lưu vẫn còn trên máy. Bạn tải lại trang để làm tiếp. Nếu vẫn thấy lời này, bạn đóng hẳn ứng dụng hoặc trình duyệt rồi mở lại.',
  lostAction: 'Tải lại trang',
  exportMissing: (labels: string) =>
    `Tệp đã lưu, nhưng thiếu phần ghi âm mà máy không đọc được của: ${labels}.`,
  missingAll: (label: string) => `${label}: không đọc được bản ghi âm.`,
  missingPart: (label: string) => `${label}: bản ghi âm chỉ còn đọc được một phần.`,
  consentNeeded:
    'Bạn đã rút lại đồng ý gửi bản ghi âm, nên bản ghi này ở lại máy. Muốn gửi, bạn đồng ý lại ở mục Dữ liệu và quyền riêng tư trong hồ sơ.',
  age: {
    now: 'vừa lưu',
    minutes: (count: number) => `${count} phút trước`,
    hours: (count: number) => `${count} giờ trước`,
    days: (count: number) => `${count} ngày trước`,
  },
} as const;
