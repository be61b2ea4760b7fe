import { reviewMinutes } from '#rules/notebook/review-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Strings for the error notebook and for saving words. */
export const NOTEBOOK = {
  title: 'Sổ lỗi',
  text: 'Câu bạn làm sai, từ bạn lưu và âm bạn đọc chưa rõ nằm cả ở đây. Mình nhắc lại đúng lúc bạn sắp quên.',
  today: (count: number) => `Hôm nay: ${count} thẻ`,
  todayText: (count: number) => `Khoảng ${reviewMinutes(count)} phút là xong.`,
  todayDone: 'Hôm nay xong rồi',
  todayDoneText: (tomorrow: number) =>
    tomorrow > 0
      ? `Bạn nghỉ nhé, để trí nhớ có thời gian làm việc. Ngày mai: ${tomorrow} thẻ.`
      : 'Bạn nghỉ nhé. Tới hạn ôn, thẻ sẽ tự hiện ra ở đây.',
  reviewed: (count: number) => `Hôm nay bạn đã ôn ${count} thẻ.`,
  start: 'Ôn ngay',
  open: 'Mở sổ lỗi',
  offlineText: 'Bạn mở sổ lỗi một lần khi có mạng, sau đó ôn được ở bất cứ đâu.',

  emptyTitle: 'Trang đầu của sổ đang chờ bạn',
  emptyText:
    'Câu nào bạn làm sai sẽ tự vào đây, kèm lời giải và đoạn văn có đáp án. Sai một lần, nhớ được lâu: đó là cách tiến bộ nhanh nhất.',
  emptyAction: 'Làm một bài',

  session: 'Ôn sổ lỗi',
  leave: 'Nghỉ ở đây',
  progress: (done: number, total: number) => `Đã ôn ${done}/${total} thẻ`,
  left: (count: number) => (count === 1 ? 'Còn 1 thẻ' : `Còn ${count} thẻ`),
  from: (title: string) => `Từ bài “${title}”`,
  excerpt: 'Đoạn văn',
  reveal: 'Xem đáp án',
  thought: 'Đáp án đây',
  lastTime: 'Lần trước bạn trả lời',
  rate: 'Bạn nhớ đến đâu?',
  rateHint: 'Bấm phím 1 đến 4 cũng được.',
  ratings: { forgotten: 'Quên', hard: 'Khó', good: 'Được', easy: 'Dễ' },
  comesBack: (words: string) => `gặp lại sau ${words}`,
  saveFailed: 'Mình chưa lưu được lần ôn này; các thẻ trước vẫn an toàn.',
  doneTitle: 'Xong phần ôn',
  doneText: (count: number) => `Bạn vừa ôn ${count} thẻ.`,
  tomorrow: (count: number) => (count > 0 ? `Ngày mai: ${count} thẻ.` : 'Ngày mai chưa có thẻ nào tới hạn.'),
  toNotebook: 'Về sổ lỗi',

  wordTask: 'Từ này nghĩa là gì?',
  seeMeaning: 'Xem nghĩa',
  noMeaning: 'Bạn chưa ghi nghĩa cho từ này.',
  addMeaning: 'Ghi nghĩa',
  editMeaning: 'Sửa nghĩa',
  meaning: 'Nghĩa',
  meaningHint: 'Viết ngắn, theo cách bạn dễ nhớ. Để trống cũng được, bạn ghi sau.',
  ipa: 'Phiên âm',
  context: 'Gặp trong câu',
  saveMeaning: 'Lưu nghĩa',

  list: 'Tất cả thẻ',
  search: 'Tìm trong sổ',
  searchHint: 'Gõ một từ, nghĩa của từ, hoặc vài chữ trong câu hỏi.',
  searchOffline: 'Mình chưa hỏi được máy chủ nên tìm trong các thẻ đã có trên máy.',
  found: (count: number, more: boolean) => (more ? `Hơn ${count} thẻ` : `${count} thẻ`),
  noneFound: 'Không có thẻ nào khớp. Bạn thử từ khác ngắn hơn nhé.',
  kinds: { question: 'Câu hỏi', word: 'Từ vựng', sound: 'Âm' },
  due: (words: string) => `Ôn sau ${words}`,
  dueNow: 'Ôn trong hôm nay',
  remove: 'Bỏ khỏi sổ',
  removeTitle: 'Bỏ thẻ này khỏi sổ?',
  removeText:
    'Mình không nhắc lại thẻ này nữa. Nếu bạn làm sai lại câu đó hoặc lưu lại từ đó, thẻ sẽ trở về sổ.',
  removed: 'Đã bỏ khỏi sổ',
  keep: 'Giữ lại',

  addWord: 'Thêm từ',
  saveWord: 'Lưu từ',
  saveThis: (word: string) => `Lưu từ “${word}”`,
  saveTitle: 'Lưu từ vào sổ lỗi',
  word: 'Từ hoặc cụm từ',
  wordMissing: 'Bạn nhập từ cần lưu nhé',
  wordLong: 'Từ hoặc cụm từ dài quá, bạn chọn ngắn lại nhé',
  ipaLater: 'Phiên âm mình tự điền khi có mạng.',
  save: 'Lưu',
  cancel: 'Thôi',
  link: (site: string) => `Gặp ở trang ${site}`,
  saved: (word: string) => `Đã lưu “${word}” vào sổ lỗi`,
  wordSaveFailed: 'Mình chưa lưu được thay đổi này.',
  selectHint: 'Gặp từ lạ, bạn chạm vào từ đó trong bài để xem nghĩa hoặc lưu vào sổ lỗi.',
  blank: (name: string, text: string) => `(${name}) ${text}`,
  values: { TRUE: 'True', FALSE: 'False', NOT_GIVEN: 'Not Given' },
  yesNo: { TRUE: 'Yes', FALSE: 'No', NOT_GIVEN: 'Not Given' },
} as const;

const withComma = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

/** A time span as short text: `10 phút`, `3 ngày`, `1,5 tháng`. `ms`: milliseconds. */
export function spanWords(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} phút`;
  if (ms < DAY) return `${Math.round(ms / HOUR)} giờ`;
  const days = Math.round(ms / DAY);
  if (days < 30) return `${days} ngày`;
  return days < 360 ? `${withComma(days / 30)} tháng` : `${withComma(days / 365)} năm`;
}
