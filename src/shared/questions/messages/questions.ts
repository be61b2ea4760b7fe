/** The name of an item: its number in a timed test, otherwise its name within its question. */
export const ITEM = {
  inTest: (number: string) => `câu ${number}`,
  alone: (name: string) => `mục ${name}`,
} as const;

/** Texts of the question types. */
export const QUESTION = {
  right: 'Đúng',
  wrong: 'Chưa đúng',
  missed: 'Bỏ sót',
  youChose: 'Bạn chọn',
  key: 'Đáp án',
  answerHere: 'Gõ câu trả lời của bạn',
  wordsOf: (words: number, limit: number) => `${words}/${limit} từ`,
  tooLong: 'dài quá là không có điểm',
} as const;

export const ESSAY = {
  empty: 'Chưa viết.',
  hint: 'Viết bằng tiếng Anh tại đây',
  words: (words: number, least: number) => `${words} từ · đề yêu cầu ít nhất ${least} từ`,
} as const;

export const MULTIPLE = {
  chosen: (chosen: number, choose: number) => `Đã chọn ${chosen}/${choose}`,
  full: 'Muốn đổi, bạn bỏ bớt một ý đã chọn.',
} as const;

export const MATCHING = {
  /** Names of the options, by what is matched. */
  options: {
    information: 'Các đoạn',
    headings: 'Danh sách tiêu đề',
    features: 'Danh sách lựa chọn',
    sentence_endings: 'Các vế cuối câu',
  },
  reuse: 'Một lựa chọn có thể dùng nhiều lần.',
  choose: 'Chọn đáp án',
  usedAt: (numbers: string) => `đã dùng ở ${numbers}`,
  /** Announced when an option moves from one item to another. */
  moved: (option: string, from: string, to: string) => `Đã chuyển ${option} từ ${from} sang ${to}.`,
} as const;

export const BLANKS = {
  blank: (number: string) => `Chỗ trống ${number}`,
  chooseWord: 'Chọn từ',
  bank: 'Các từ cho sẵn',
  usedAt: (numbers: string) => `đã dùng ở ${numbers}`,
  limit: (words: number) => `Mỗi chỗ trống không quá ${words} từ. Viết dài hơn là không có điểm.`,
  scrollTable: 'Bảng, kéo ngang để xem hết',
  spot: (number: string) => `Vị trí ${number} trên hình`,
  filledSpot: (number: string, text: string) => `Vị trí ${number} trên hình, bạn điền ${text}`,
} as const;

export const SPEAKING = {
  part: (part: number) => `Part ${part}`,
  /** As on the exam's card. */
  card: 'You should say:',
  prepare: 'Chuẩn bị',
  prepareText: (time: string) =>
    `Bạn có ${time} để nghĩ và ghi ý ra giấy. Hết giờ, bạn bắt đầu nói. Muốn nói ngay thì bạn bỏ qua phần này.`,
  start: 'Bắt đầu chuẩn bị',
  skip: 'Bỏ qua chuẩn bị',
  timeLeft: 'Thời gian chuẩn bị còn lại',
  tenLeft: 'Còn 10 giây chuẩn bị.',
  timeUp: 'Hết giờ chuẩn bị. Bạn bấm ghi âm và nói nhé.',
  longest: (time: string) => `Bạn nói tối đa ${time}.`,
  talkLeft: (time: string) => `Còn ${time}.`,
  nearlyOver: 'Sắp hết giờ nói.',
  over: (time: string) => `Đã đủ ${time}. Bạn nói nốt câu này rồi dừng ghi nhé.`,
  model: 'Nghe đọc mẫu',
} as const;

export const PROOFS = {
  title: 'Dẫn chứng trong bài',
  show: 'Xem trong bài',
  heardAt: (time: string) => `Nghe ở ${time}`,
} as const;

/** A duration in words: 60 → `1 phút`, 90 → `1 phút 30 giây`. */
export const spokenTime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} phút`, (rest > 0 || minutes === 0) && `${rest} giây`]
    .filter(Boolean)
    .join(' ');
};
