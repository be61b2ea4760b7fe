import type { PronunciationGroup, PronunciationSection } from '#contract/pronunciation-lesson.ts';

const GROUPS: Readonly<Record<PronunciationGroup, string>> = {
  vowel: 'Nguyên âm',
  consonant: 'Phụ âm',
  ending: 'Âm cuối',
  cluster: 'Cụm phụ âm',
  stress: 'Trọng âm',
  speech: 'Nói thành câu',
};

const SECTIONS: Readonly<Record<PronunciationSection, string>> = {
  hear: 'Nghe',
  tell: 'Phân biệt',
  say: 'Nói',
  use: 'Dùng',
};

const SECTION_TEXTS: Readonly<Record<PronunciationSection, string>> = {
  hear: 'Hai giọng đọc, phiên âm và điều cần để ý.',
  tell: 'Nghe rồi chọn, biết ngay đúng hay chưa.',
  say: 'Sáu từ, ba câu, xem điểm từng âm.',
  use: 'Nói trong một tình huống nhỏ.',
};

/** Texts of the path of pronunciation lessons and of a lesson. */
export const PRONUNCIATION = {
  title: 'Luyện phát âm',
  back: 'Trang chủ',
  toPath: 'Các bài phát âm',
  groups: GROUPS,
  sections: SECTIONS,
  sectionTexts: SECTION_TEXTS,
  text: 'Hai mươi bài ngắn, xếp theo thứ tự nên học. Mỗi bài bạn nghe, phân biệt, nói rồi dùng.',
  continue: (title: string) => `Học tiếp: ${title}`,
  begin: (title: string) => `Bắt đầu: ${title}`,
  allDone: 'Bạn đã học hết các bài. Âm nào còn yếu sẽ trở lại trong sổ lỗi, đúng lúc bạn sắp quên.',
  pathDone: (done: number, total: number) => `Bạn đã xong ${done}/${total} bài.`,
  sectionsDone: (done: number, total: number) => `Đã xong ${done}/${total} phần`,
  lesson: (place: number) => `Bài ${place}`,
  next: 'Học bài này tiếp',
  drills: 'Luyện thêm từng cặp âm',
  chart: 'Bảng 44 âm',
  letters: 'Bảng chữ cái',
  notebook: 'Âm yếu trong sổ lỗi',
  loadText: 'Bạn mở trang này một lần khi có mạng, hoặc tải bài về máy, rồi học ở đâu cũng được.',
  missingTitle: 'Không có bài phát âm này',
  missingText: 'Địa chỉ có thể đã đổi. Bạn chọn một bài trong danh sách nhé.',
  guest:
    'Chưa đăng nhập bạn vẫn nghe và phân biệt được. Muốn ghi âm, xem điểm và giữ tiến độ thì bạn đăng nhập nhé.',
  guestSay: 'Phần này cần ghi âm và chấm điểm, nên bạn đăng nhập rồi học tiếp nhé. Bài vẫn ở đây.',
  signIn: 'Đăng nhập',
  why: 'Vì sao nên học',
  how: 'Cách đọc',
  scored: 'Mình chấm được gì',
  done: 'Đã xong',
  begun: 'Đang học',
  todo: 'Chưa học',
  score: (score: number) => `${score}/100`,
  provisional: (score: number) => `tạm ~${score}/100`,
  start: (section: string) => `Học phần ${section.toLowerCase()}`,
  goOn: (section: string) => `Học tiếp: ${section}`,
  nextLesson: (title: string) => `Bài tiếp: ${title}`,
  saveFailed: 'Mình chưa lưu được bước này; phần đã lưu vẫn an toàn.',
  download: 'Tải bài này về máy',
  reset: 'Học lại từ đầu',
  resetTitle: 'Học lại bài này từ đầu?',
  resetText: 'Bốn phần sẽ mở lại như chưa học. Điểm và bản ghi cũ vẫn được giữ trong lịch sử của bạn.',
  resetYes: 'Học lại',
  resetNo: 'Thôi',
  resetDone: 'Đã mở lại bài',
  toLesson: 'Về bài học',
} as const;

/** Texts within the sections of a lesson. */
export const SECTION = {
  hearText: 'Bấm nghe hai giọng, nghe chậm rồi đọc nhẩm theo.',
  hearDone: 'Nghe xong rồi',
  question: (at: number, total: number) => `Câu ${at}/${total}`,
  hear: (who: string) => `Nghe câu hỏi, ${who}`,
  right: 'Đúng rồi.',
  wrong: (answer: string) => `Chưa đúng. Đáp án là “${answer}”.`,
  next: 'Câu tiếp',
  finish: 'Xem kết quả',
  useText: 'Bạn nói những câu được đánh số.',
  you: (at: number) => `Bạn nói, câu ${at}`,
  they: 'Người kia nói',
  ownLine: (at: number) => `Câu ${at}`,
  said: (done: number, total: number) => `Đã nói ${done}/${total}`,
  nextItem: 'Mục tiếp theo',
  done: 'Xong phần này',
  finished: (section: string) => `Xong phần ${section.toLowerCase()}`,
  told: (right: number, total: number) => `Bạn chọn đúng ${right}/${total} câu.`,
  toldWell: 'Tai bạn đã quen với âm này.',
  toldMore: 'Nghe lại phần đầu rồi thử thêm một lượt, tai sẽ quen dần.',
  saidText:
    'Bản ghi đã nằm trong máy. Kết nối được là mình gửi và chấm lại; điểm của máy chủ sẽ thay điểm tạm.',
  lessonDone: 'Bạn đã xong cả bốn phần của bài.',
  again: 'Làm lại phần này',
} as const;
