/** Strings for the learner's certificates and for the page that verifies them. */
export const CERTIFICATE = {
  result: (result: number) => `Kết quả ${result}/100`,
  answered: (answered: number, questions: number) => `trả lời ${answered}/${questions} câu`,
  refusedTitle: 'Chưa đủ để cấp chứng nhận',
  refusedText: (course: string) => `Bạn đã đi qua mọi phần của khóa “${course}”. Khóa này cần thêm:`,
  refusedExercise: (title: string, lesson: string) => `${title} (${lesson})`,
  refusedAnswered: (answered: number, needed: number) =>
    `Mới trả lời ${answered} câu, cần ít nhất ${needed} câu trong một lượt làm.`,
  refusedResult: (result: number, needed: number) =>
    `Kết quả đang là ${result}/100, khóa yêu cầu từ ${needed}/100: còn thiếu ${needed - result} điểm.`,
  againText: (needed: number) =>
    `Bạn làm lại và nộp các bài dưới đây để nâng kết quả. Bài bạn đã xem đáp án thì lượt làm lại được tính nhiều nhất ${needed}/100.`,
  againPractice: (result: number, reach: number) =>
    `Đang được ${result}/100, làm lại được tính đến ${reach}/100.`,
  againNot: (most: number, needed: number) =>
    `Kết quả cao nhất còn đạt được là ${most}/100, chưa tới ${needed}/100, nên khóa này không cấp chứng nhận được nữa. Lý do: có bài bạn xem đáp án khi chưa làm đủ số câu lần nào, nên lượt làm lại của bài đó không được tính. Bạn vẫn làm lại để luyện được nhé.`,
  serial: (serial: string) => `Số ${serial}`,
  download: 'Tải PDF',
  downloading: 'Mình đang tạo tệp PDF',
  downloaded: 'Đã tải chứng nhận',
  downloadNeedsNetwork: 'Cần có mạng để tải tệp này lần đầu. Sau đó bạn mở lại được cả khi không có mạng.',
  share: 'Chia sẻ',
  shareTitle: (course: string) => `Chứng nhận hoàn thành khóa ${course}`,
  linkCopied: 'Đã sao chép đường dẫn',
  linkNotCopied: 'Trình duyệt không cho sao chép. Bạn bấm “Xem và kiểm tra” rồi chép địa chỉ trang nhé.',
  check: 'Xem và kiểm tra',
  namelessTitle: 'Còn thiếu họ tên của bạn',
  namelessText:
    'Bạn đã học xong khóa này. Thêm họ và tên vào hồ sơ, rồi mở lại trang này để nhận chứng nhận.',
  addName: 'Thêm họ tên vào hồ sơ',
  otherName: (issued: string, now: string) =>
    `Chứng nhận ghi tên “${issued}”, còn hồ sơ của bạn nay là “${now}”.`,
  reissue: 'Cấp lại với tên mới',
  reissueNote: 'Bản cũ sẽ không còn trong sổ của Luyện, số chứng nhận cũng đổi.',
  reissued: 'Đã cấp lại chứng nhận',
  reissueNeedsNetwork: 'Cần có mạng để cấp lại. Bản cũ vẫn dùng được, có mạng bạn bấm lại nhé.',
} as const;

/** Strings printed on the certificate. */
export const CERTIFICATE_PDF = {
  title: 'CHỨNG NHẬN',
  subtitle: 'HOÀN THÀNH KHÓA HỌC',
  given: 'Luyện chứng nhận người học',
  completed: 'đã học hết các bài của khóa',
  work: (done: { lessons: number; exercises: number; answered: number; questions: number }) =>
    `${done.lessons} bài học · ${done.exercises} bài tập · trả lời ${done.answered}/${done.questions} câu`,
  date: 'Ngày hoàn thành',
  result: 'Kết quả',
  resultOf: (result: number) => `${result}/100`,
  retaken: (practices: number, needed: number) =>
    `Kết quả có ${practices} bài tính theo lượt làm lại sau khi đã xem đáp án, mỗi bài nhiều nhất ${needed}/100.`,
  serial: 'Số chứng nhận',
  scan: 'Quét để kiểm tra',
  codeAlt: 'Mã QR dẫn tới trang kiểm tra chứng nhận này',
  scanText: 'Chữ ký số nằm trong mã này và trong tệp đính kèm.',
  honest: 'Ghi nhận việc học trong khóa này trên Luyện, không xác nhận trình độ hay band IELTS.',
  attachment: 'Nội dung chứng nhận cùng chữ ký Ed25519',
  fileTitle: (course: string, name: string) => `Chứng nhận hoàn thành khóa ${course} của ${name}`,
} as const;

/** Strings for the page that verifies a certificate in the browser. */
export const VERIFY = {
  title: 'Kiểm tra chứng nhận',
  text: 'Trang này xem chữ ký số của một chứng nhận có đúng do Luyện ký không. Việc kiểm tra diễn ra ngay trên máy bạn; tên người học không gửi đi đâu.',
  checking: 'Mình đang kiểm tra chữ ký',
  genuine: 'Chữ ký đúng',
  genuineText: 'Luyện đã ký đúng nội dung dưới đây, không chữ nào bị đổi.',
  forged: 'Chữ ký không khớp',
  forgedText: 'Nội dung đã bị sửa, hoặc không phải do Luyện ký. Đừng tin chứng nhận này.',
  unreadable: 'Đường dẫn này không chứa chứng nhận nào đọc được',
  unreadableText:
    'Có thể đường dẫn bị cắt mất một đoạn khi gửi. Bạn dán lại cả đường dẫn vào ô bên dưới nhé.',
  noKeys: 'Chưa kiểm tra được',
  noKeysText: 'Lần đầu mình cần lấy khóa công khai từ máy chủ Luyện mà chưa lấy được. Bạn bấm thử lại nhé.',
  unsupported: 'Trình duyệt này chưa kiểm tra được chữ ký Ed25519',
  unsupportedText:
    'Bạn mở đường dẫn bằng Chrome 137, Firefox 129, Safari 17 trở lên, hoặc kiểm tra tệp PDF bằng chương trình kèm theo mã nguồn.',
  retry: 'Thử lại',
  inRegister: 'Có trong sổ của Luyện',
  notInRegister:
    'Không còn trong sổ của Luyện: người học đã xóa tài khoản, hoặc chứng nhận đã được cấp lại với tên khác.',
  registerUnknown: 'Chưa hỏi được sổ của Luyện. Chữ ký vẫn kiểm tra được khi không có mạng.',
  registerAsking: 'Đang hỏi sổ của Luyện',
  name: 'Họ và tên',
  course: 'Khóa học',
  level: 'Trình độ của khóa học',
  work: 'Việc đã làm',
  workOf: (done: { lessons: number; exercises: number; answered: number; questions: number }) =>
    `${done.lessons} bài học, ${done.exercises} bài tập, trả lời ${done.answered}/${done.questions} câu`,
  completedOn: 'Ngày hoàn thành',
  result: 'Kết quả',
  resultOf: (result: number) => `${result}/100`,
  resultOver: (result: number, needed: number) => `${result}/100 (khóa yêu cầu từ ${needed}/100)`,
  retaken: (practices: number, needed: number) =>
    `${practices} bài tính theo lượt làm lại sau khi đã xem đáp án, mỗi bài nhiều nhất ${needed}/100.`,
  serial: 'Số chứng nhận',
  register: 'Tra sổ',
  honest: 'Chứng nhận ghi nhận việc học trong khóa này trên Luyện, không xác nhận trình độ hay band IELTS.',
  field: 'Đường dẫn trên chứng nhận',
  fieldHint: 'Quét mã QR trên chứng nhận, hoặc dán đường dẫn người học gửi cho bạn.',
  submit: 'Kiểm tra',
  fieldEmpty: 'Bạn dán đường dẫn vào đây nhé',
} as const;
