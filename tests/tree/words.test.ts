import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from './source-files.ts';

/** Everything read on screen, without the translation glossary, which has to be literal. */
const texts = projectFiles()
  .filter((path) => /^(?:src|rules|server|content)\/.*\.(?:ts|tsx|md|yaml)$/.test(path))
  .filter((path) => !/\.test\.|\/training\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').normalize('NFC') }));

/** Wordings rejected by Vietnamese editors and examiners, and why. */
const STRUCK: readonly (readonly [wording: RegExp, why: string])[] = [
  [/(?:gì|lời) mình (?:đã )?(?:nói|viết)(?!\p{L})/u, '“mình” is Luyện: the learner is “bạn”'],
  [/nói bằng lời mình/, 'an essay is written, in words “của bạn”'],
  [/Mình đã (?:xem xong|đọc xong|hiểu)|Không, mình tự gõ/, 'what a learner presses is not said by Luyện'],
  [/Biết mình đang ở band nào/, 'the placement test tells a level, not a band'],
  [/(?:Trọng âm rơi vào|nhấn(?: vào)?) âm (?:đầu|cuối|sau|thứ)(?!\p{L})/u, '“âm tiết” is the syllable'],
  [/(?:Bài|Câu) (?:\d+|\$\{\w+\}) trên (?:\d|\$)/, '3/8, as everywhere'],
  [/[\d}] trên 100/, '80/100, as everywhere'],
  [/tự rời đi|rời khỏi máy, trả lại/, 'what is on the device is deleted'],
  [/Đọc offline|Ngoại tuyến/, '“khi không có mạng”'],
  [/Số từ mỗi hơi|Nhịp âm tiết khi đang nói/, 'a calque'],
  [/Điểm cần bồi trước|Chặng band|đều chỉ về một trình độ/, 'a calque'],
  [/Xong một phần bất kỳ là hôm nay được tính/, 'a calque'],
  [/(?:Bạn muốn làm gì|Ai dạy, ai chấm)'/, 'a question has its mark'],
  [/Máy không rõ loại/, '“Thiết bị không xác định”'],
  [/bài thi thử|(?<!\p{L})bài test(?!\p{L})|đề thi tính giờ/iu, '“đề thi thử” or “bài kiểm tra đầu vào”'],
  [/Chủ Nhật/, '“Chủ nhật”'],
  [/học viên/, '“người học”'],
  [/Các em lớp mười tuổi/, '“Một lớp học sinh mười tuổi”'],
  [/cô tự mua tuần sau/, 'not in the passage'],
  [/danh hóa/i, '“danh từ hóa”'],
  [/một lớp rào|chữ rào|rào quá|cách rào(?! đón)/, '“rào đón”'],
  [/nước lùi|nêu, lùi, chốt/, '“nhượng bộ”'],
  [/hình nộm/, '“bù nhìn rơm”'],
  [/một khoảnh cây|“khoảnh cây/, '“một khoảnh rừng nhỏ”'],
  [/người chị em/, '“chị em gái”'],
  [/hồ bơi|(?<!\p{L})tiệm(?!\p{L})/u, 'one word for a thing: “bể bơi”, “cửa hàng”'],
  [/không phải True/, 'False or Not Given, whichever it is'],
  [
    /không gửi cho công ty nào khác|chỉ tới máy chủ Luyện|chỉ (?:mình )?bạn nghe/iu,
    'services may hear it, with consent',
  ],
  [/Khách xem được bài|bạn vẫn xem được bài trong khóa miễn phí/, 'a guest does the exercise'],
  [/Đăng nhập để làm bài(?! thi)/, 'a guest does the exercise'],
  [
    /(?<!\p{L})[Mm]áy (?:(?:chưa|không|đã|có thể|hay|có lúc) )?(?:soát|ước lượng|đoán|hiểu|so cách|biết ý|thấy lỗi)(?!\p{L})/u,
    'Luyện is “mình” or “AI”: “máy” is the learner’s device only',
  ],
  [
    /(?<!\p{L})[Mm]áy chấm(?! luôn| ngay nếu)|[Mm]áy nghe (?:ra|từ|từng|chắc|và)/u,
    'the same, of grading and listening',
  ],
  [
    /Ba câu như trong phòng|nói ngắn ba câu|Nói thử ba câu/,
    'the trial’s counter has four: a card has its follow-up',
  ],
  [/chưa đo được việc bạn nghĩ ra ý|Hiện có hai bộ/, 'free speech is graded too'],
];

/** Texts that have those of these wordings that are more than plain words. */
const LIKE: readonly string[] = [
  'Những gì mình nói',
  'Mình đã hiểu',
  'Trọng âm rơi vào âm đầu',
  'Bài 3 trên 8',
  '80 trên 100',
  'tự rời đi',
  'Đọc offline',
  'Số từ mỗi hơi',
  'Điểm cần bồi trước',
  "'Bạn muốn làm gì'",
  'làm bài thi thử',
  'một lớp rào',
  'nêu, lùi, chốt',
  '“khoảnh cây”',
  'ra hồ bơi',
  'Chỉ bạn nghe',
  'Đăng nhập để làm bài',
  'Hiện có hai bộ',
  'Máy không soát được',
  'do máy chấm',
  'nói ngắn ba câu',
];

const placesOf = (wording: RegExp, all: readonly { path: string; text: string }[]): string[] =>
  all.flatMap(({ path, text }) => {
    const [words] = wording.exec(text) ?? [];
    return words === undefined ? [] : [`${path}: ${words}`];
  });

it.each(STRUCK)('%s is nowhere on screen: %s', (wording) => {
  expect(placesOf(wording, texts)).toEqual([]);
  const like = [wording.source, ...LIKE].map((text) => ({ path: 'src/messages/a.ts', text }));
  expect(placesOf(wording, like), 'a text that has it').not.toEqual([]);
});

it('covers the texts that learners read', () => {
  expect(texts.filter(({ path }) => path.startsWith('src/messages/')).length).toBeGreaterThan(30);
  expect(texts.filter(({ path }) => path.startsWith('content/')).length).toBeGreaterThan(90);
});
