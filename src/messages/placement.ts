/** Strings for the placement test: before it, after it, and the list of all tests. */
export const PLACEMENT = {
  title: 'Bài kiểm tra đầu vào',
  text: 'Làm một bài ngắn để biết bạn đang ở đâu và nên bắt đầu từ khóa nào. Không cần tài khoản.',
  facts: 'Bài kiểm tra có gì',
  partsTitle: 'Các phần của bài',
  skills: {
    use_of_english: 'Ngữ pháp và từ vựng',
    reading: 'Đọc',
    listening: 'Nghe',
    writing: 'Viết',
  },
  numbers: (first: number, last: number) => (first === last ? `câu ${first}` : `câu ${first}–${last}`),
  checksTitle: 'Chuẩn bị trước khi làm',
  begin: 'Bắt đầu bài kiểm tra',
  beginNote: 'Đồng hồ chưa chạy: trang sau còn hỏi lại một lần rồi mới tính giờ.',
  save: 'Đăng ký để lưu kết quả',
  saveNote: 'Bạn đăng ký lúc nào cũng được, kết quả làm trên máy này sẽ chuyển vào tài khoản của bạn.',
  resumeTitle: 'Bạn đang làm dở bài này',
  resumeText: 'Đồng hồ vẫn chạy. Bạn vào làm tiếp từ câu đang dở nhé.',
  resume: 'Làm tiếp',
  doneTitle: 'Bạn đã làm bài này',
  doneText: 'Bạn xem lại kết quả, hoặc làm lại từ đầu để biết bạn tiến bộ tới đâu.',
  seeResult: 'Xem kết quả',
  again: 'Làm lại bài kiểm tra',
  offlineText: 'Bạn mở trang này một lần khi có mạng, sau đó làm bài được cả khi mất mạng.',
  noneTitle: 'Chưa có bài kiểm tra đầu vào',
  noneText:
    'Trung tâm chưa đưa bài kiểm tra lên, hoặc phần nghe của bài còn đang được chuẩn bị. Bạn quay lại sau, xem các khóa học, hoặc để lại số để được tư vấn nhé.',
  toCourses: 'Xem lộ trình học',
} as const;

/** Strings for the sound and microphone checks. */
export const CHECKS = {
  soundTitle: 'Nghe thử',
  soundText:
    'Bấm phát và chỉnh âm lượng cho tới khi nghe rõ từng số từ một đến năm. Đeo tai nghe thì càng tốt.',
  sound: 'Nghe câu thử',
  soundFailed: 'Chưa tải được câu nghe thử. Bạn mở lại trang này nhé.',
  microphoneText:
    'Bài kiểm tra không có phần nói nên bạn có thể bỏ qua bước này. Micro dùng được thì sau này vào phòng luyện nói là nói được ngay.',
} as const;

export const PLACEMENT_RESULT = {
  title: 'Kết quả kiểm tra đầu vào',
  level: 'Trình độ nên bắt đầu',
  exact: 'Số câu đúng của bạn nằm gọn trong mức của trình độ này.',
  range: (low: string, high: string) =>
    `Với số câu như vậy, trình độ của bạn nằm trong khoảng từ ${low} đến ${high}.`,
  bands: (bands: string) => `Khóa ở trình độ này học cho khoảng band ${bands}.`,
  leftOut: (count: number) =>
    `${count} câu bỏ trống được tính là chưa đúng, nên trình độ thật có thể cao hơn mức gợi ý.`,
  unknownTitle: 'Chưa biết được trình độ của bạn',
  unknownText: (answered: number, marks: number, needed: number) =>
    `Bạn đã trả lời ${answered}/${marks} câu có đáp án. Phải từ ${needed} câu trở lên, mình mới đủ căn cứ để gợi ý trình độ.`,
  unknownKnown: (won: number, answered: number) =>
    answered === 0
      ? 'Bạn chưa trả lời câu nào nên mình chưa biết gì thêm.'
      : `Điều biết được lúc này: trong ${answered} câu đã trả lời, bạn đúng ${won} câu.`,
  chooseLevel: 'Tự chọn trình độ',
  skills: 'Theo kỹ năng',
  writing: 'Viết',
  writingBand: (low: string, high: string) => `khoảng band ${low}–${high}`,
  writingNote: 'Bài viết do AI chấm, là ước lượng và không tính vào trình độ gợi ý.',
  writingWaiting: 'đang chấm',
  writingNone: 'chưa viết',
  skillNone: 'chưa làm',
  writingFailed: 'chưa chấm được',
  next: 'Việc nên làm tiếp',
  weakest: (skill: string) => `Kỹ năng nên bồi đắp trước: ${skill}.`,
  courses: 'Khóa học hợp với bạn',
  coursesNear: 'Hiện không còn khóa mới nào đúng trình độ này, bạn xem các khóa gần đó nhé.',
  coursesNone: 'Chưa mở được danh sách khóa học. Tải được là mình hiện ra ngay.',
  free: 'Miễn phí',
  beginNow: 'Bắt đầu học',
  lessons: (count: number) => `${count} bài`,
  adviceTitle: 'Nhờ tư vấn lộ trình',
  adviceText: 'Bạn để lại số điện thoại, mình gửi kèm kết quả này để người tư vấn khỏi hỏi lại từ đầu.',
  advice: 'Nhận tư vấn với kết quả này',
  adviceAloneText: 'Chưa muốn làm lại, bạn để lại số điện thoại để người tư vấn hỏi và gợi ý trình độ.',
  adviceAlone: 'Nhận tư vấn',
  saveTitle: 'Giữ kết quả này',
  saveText: 'Kết quả đang nằm trên máy này. Đăng ký để mở được ở máy khác và theo dõi tiến bộ.',
  save: 'Đăng ký',
  details: 'Xem lại từng câu',
  /** Text that the adviser receives. */
  description: (result: { level: string; range: string; won: number; marks: number }) =>
    `Bài kiểm tra đầu vào: ${result.level} (${result.range}), đúng ${result.won}/${result.marks} câu`,
  descriptionNow: (result: string, level: string) => `${result}. Theo các bài đã làm: ${level}`,
} as const;

export const EXAM_LIST = {
  title: 'Luyện đề',
  text: 'Bài kiểm tra đầu vào, đề thi thử tính giờ như trên máy, và bài luyện trong các khóa bạn đang học.',
  placement: 'Biết bạn đang ở đâu',
  tests: 'Đề thi thử tính giờ',
  practices: 'Bài luyện trong khóa học',
  noPractices: 'Bạn kích hoạt một khóa học, bài luyện của khóa sẽ hiện ở đây.',
  noTests: 'Chưa có đề thi thử nào.',
  toMyCourses: 'Khóa học của tôi',
  topics: 'Chủ đề hay gặp trong Writing và Speaking',
  mixed: 'Tổng hợp',
  facts: (minutes: number, questions: number) => `${minutes} phút · ${questions} câu`,
  place: (course: string, lesson: string) => `${course} · ${lesson}`,
  count: (questions: number) => `${questions} câu`,
  states: {
    new: 'Chưa làm',
    under_way: 'Đang làm',
    waiting: 'Chờ gửi',
    grading: 'Đang chấm',
    done: 'Đã làm',
  },
  left: (minutes: number) => `còn ${minutes} phút`,
  band: (band: string) => `band ${band}`,
  won: (won: number, marks: number) => `đúng ${won}/${marks}`,
  begin: 'Làm bài',
  resume: 'Làm tiếp',
  result: 'Xem kết quả',
  again: 'Làm lại',
  signIn: 'Đăng nhập để làm',
  of: (action: string, title: string) => `${action}: ${title}`,
  offlineText: 'Bạn mở danh sách này một lần khi có mạng, sau đó xem được ở bất cứ đâu.',
} as const;
