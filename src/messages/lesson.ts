import { OTHER_PRODUCTS } from './other-products.ts';

export const LESSON = {
  closedTitle: 'Bài học chưa mở',
  closedText: (course: string | undefined) =>
    `Bài này thuộc khóa tự học${course === undefined ? '' : ` “${course}”`}, chưa mở cho bạn. ${OTHER_PRODUCTS} Bạn vào trang khóa học, gửi yêu cầu tư vấn, và trung tâm sẽ hướng dẫn cách nhận khóa.`,
  expiredText:
    'Khóa học của bài này đã hết hạn. Bài bạn đã làm vẫn còn. Muốn học tiếp, bạn vào trang khóa học và gửi yêu cầu tư vấn để gia hạn.',
  name: 'Bài học',
  sections: 'Các phần của bài',
  resume: 'Học tiếp',
  again: 'Xem lại bài',
  kinds: {
    study_sheet: 'Phiếu học',
    video: 'Video',
    doc: 'Tài liệu',
    revise: 'Ôn tập',
    practice: 'Luyện tập',
    duet_video: 'Đối thoại',
  },
  minutes: (minutes: number) => `${minutes} phút`,
  progress: (done: number, total: number) => `Đã xong ${done}/${total} phần`,
  left: (minutes: number) => `Còn khoảng ${minutes} phút là xong bài này`,
  allDone: 'Bạn đã xong bài này',
  states: { todo: 'Chưa làm', begun: 'Đang làm', done: 'Đã xong' },
  waiting: 'Đã lưu, chờ gửi',
  stars: (stars: number, most: number) => `${stars}/${most} sao`,
  starsToCome: (sections: number) => `Sao của ${sections} phần tính khi bài gửi xong`,
  cup: 'Bạn đã giành cúp của bài này',
  watched: 'Đã xem xong',
  read: 'Đã đọc xong',
  redo: 'Học lại từ đầu',
  redoTitle: 'Học lại bài này từ đầu?',
  redoText:
    'Các phần sẽ trở về chưa làm và sao được tính lại. Bài bạn đã nộp và chứng nhận đã có vẫn được giữ.',
  keep: 'Thôi',
  redoFailed: 'Mình chưa bắt đầu lại được bài này.',
} as const;

/** Strings for a lesson's video. */
export const LESSON_VIDEO = {
  transcript: 'Nội dung video',
  brokenTitle: 'Chưa mở được video',
  brokenText:
    'Video cần mạng ở lần xem đầu tiên; sau đó bạn xem lại được cả khi không có mạng. Phần chữ bên dưới có đủ nội dung.',
} as const;

/** Strings for a lesson's text document. */
export const LESSON_DOC = { open: (name: string) => `Mở tệp ${name}` } as const;

/** Strings for a dialogue in which the learner speaks one part. */
export const DUET = {
  you: 'Bạn',
  yourTurn: 'Đến lượt bạn nói',
  speaker: (name: string) => ({ WOMAN: 'Lời của cô ấy', MAN: 'Lời của anh ấy' })[name] ?? name,
  listen: (name: string) =>
    ({ WOMAN: 'Nghe lời của cô ấy', MAN: 'Nghe lời của anh ấy' })[name] ?? `Nghe ${name}`,
  said: 'Các lời thoại đã qua',
  progress: (at: number, total: number) => `Đã qua ${at}/${total} lời thoại`,
  previous: 'Lời trước',
  next: 'Lời tiếp theo',
  submit: 'Nộp để AI chấm phát âm',
  endTitle: 'Hết đoạn đối thoại',
  endText: 'Bạn đã ghi đủ các lời thoại. Nộp bây giờ, kết nối được là AI chấm từng câu.',
  endLeft: (left: number) => `Còn ${left} lời của bạn chưa ghi. Bạn quay lại ghi nốt rồi nộp nhé.`,
  saveFailed: 'Mình chưa lưu được lời này; các lời đã ghi vẫn an toàn.',
} as const;
