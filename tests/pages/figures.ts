import { href } from '#contract/href.ts';
import { sectionStars } from '#rules/lesson/stars.ts';
import { STARTER } from '../support/starter.ts';
import { type OneLearner, PLACEMENT, READING_TEST, REVISE } from './one-learner.ts';

/** Courses that the learner has not got, by their names. */
const OTHERS = {
  'Những câu đầu tiên': 'nhung-cau-dau-tien',
  'Chắc nền tiếng Anh': 'chac-nen-tieng-anh',
  'Bước tới 6.0': 'buoc-toi-6',
  'Đọc kỹ, viết rõ': 'doc-ky-viet-ro',
  'Lập luận có chứng cứ': 'lap-luan-co-chung-cu',
  'Tinh tế và chính xác': 'tinh-te-va-chinh-xac',
} as const;
/** Those of them that lead from the learner's level to their target. */
const PLANNED = ['Bước tới 6.0', 'Đọc kỹ, viết rõ', 'Lập luận có chứng cứ'];

/** The pages that are compared, by short names. */
export const placesOf = (learner: OneLearner) => ({
  today: href('home'),
  roadmap: href('roadmap'),
  'my courses': href('myCourses'),
  course: href('course', { id: STARTER.course }),
  overview: href('courseOverview', { id: STARTER.course }),
  'lesson 1': href('lesson', { id: STARTER.lesson }),
  'lesson 2': href('lesson', { id: 'ngay-hom-qua' }),
  sheet: href('studySheet', { id: STARTER.sheet }, { lesson: STARTER.lesson, section: 'phieu' }),
  'practice result': href('practiceResult', { id: STARTER.practice }, { attempt: learner.practiceAttempt }),
  'revise result': href('reviseResult', { id: REVISE }, { lesson: STARTER.lesson, section: 'on-tap' }),
  report: href('report'),
  notebook: href('notebook'),
  'courses in the profile': href('profileCourses'),
  streak: href('streak'),
  exams: href('examList'),
  'reading result': href('examResult', { id: learner.readingAttempt }, { test: READING_TEST }),
  'placement result': href('placementResult', { id: learner.placementAttempt }, { test: PLACEMENT }),
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([name, id]) => [`overview of ${name}`, href('courseOverview', { id })]),
  ),
});

/** Reads a figure from the words of a page: what the groups of a pattern caught; null where it is not there. */
type Read = (words: string) => string | null;
export type Seen = readonly [page: string, read: Read];

const by =
  (pattern: RegExp, as: (...groups: string[]) => unknown = (...groups) => groups.join(' ')): Read =>
  (words) => {
    const found = pattern.exec(words);
    return found && String(as(...found.slice(1)));
  };
const sum =
  (pattern: RegExp): Read =>
  (words) => {
    const found = [...words.matchAll(pattern)];
    return found.length === 0 ? null : String(found.reduce((all, [, one]) => all + Number(one), 0));
  };
const count =
  (pattern: RegExp): Read =>
  (words) => {
    const found = [...words.matchAll(pattern)].length;
    return found === 0 ? null : String(found);
  };

const starsOf = (correct?: string, total?: string): number =>
  sectionStars({ correct: Number(correct), total: Number(total) });
/** The sums of a table of answers: right ones of all. */
const pairs =
  (table: RegExp): Read =>
  (words) => {
    const rows = [...(table.exec(words)?.[0] ?? '').matchAll(/\| (\d+) \| (\d+) \| \d+%/g)];
    const total = (at: number) => rows.reduce((all, row) => all + Number(row[at]), 0);
    return rows.length === 0 ? null : `${total(2)}/${total(1)}`;
  };

/** The sums of the parts of a test: marks won of all. */
const byParts: Read = (words) => {
  const parts = [...words.matchAll(/Phần \d: (\d+)\/(\d+)/g)];
  const total = (at: number) => parts.reduce((all, part) => all + Number(part[at]), 0);
  return parts.length === 0 ? null : `${total(1)}/${total(2)}`;
};

const SECTION_MINUTES = /(?:Phiếu học|Ôn tập|Luyện tập) \| · \| (\d+) phút/g;
const minutesOf = (title: string): RegExp => new RegExp(`${title} \\| [^|]+ \\| · \\| (\\d+) phút`);
const lessonMinutes = (title: string): RegExp => new RegExp(`${title} \\| [^|]+ \\| (\\d+) phút`);
const [LESSON_1, LESSON_2] = ['Thói quen và hiện tại', 'Kể lại chuyện đã qua'];
const [PRACTICE, READING] = ['Bees above the Street', 'Academic Reading: Đề 1'];
const STREAK_LENGTH = /Chuỗi ngày học \| (\d+) ngày liên tiếp/;
const COURSE_DONE = /Đã học xong (\d+)\/(\d+) bài/;
const DONE_ONLY = /Đã học xong (\d+)\/\d+ bài/;
const OF_ALL = /Đã học xong \d+\/(\d+) bài/;
const LEVEL = /hiện bạn ở khoảng band ([\d.]+), có thể từ [\d.]+ đến [\d.]+: trình độ/;
const LEVEL_LOW = /hiện bạn ở khoảng band [\d.]+, có thể từ ([\d.]+) đến/;
const LEVEL_HIGH = /hiện bạn ở khoảng band [\d.]+, có thể từ [\d.]+ đến ([\d.]+): trình độ/;
const LEVEL_NAME = /hiện bạn ở khoảng band [^:]+: trình độ ([A-Z][\w-]+)/;
const RIGHT = /Đúng trọn (\d+\/\d+) câu có đáp án/;
const BY_MARKS = /Điểm tính theo từng ý: đúng (\d+\/\d+) ý/;
const STARS_OF = (title: string): RegExp =>
  new RegExp(`${title} \\|(?: [^|]+ \\|){2,9}? Đã xong \\| (\\d)/3 sao`);
const ofCourse = (name: string): RegExp =>
  new RegExp(`${name} \\|[^|]+\\| Trình độ [\\w-]+ · \\| (\\d+) bài học`);
const levelOf = (name: string): RegExp => new RegExp(`${name} \\|[^|]+\\| Trình độ ([\\w-]+) · \\|`);
const onRoadmap = (name: string): RegExp => new RegExp(`\\| ${name} \\|(?: Miễn phí · \\|)? (\\d+) bài học`);
const inPlan = (name: string): RegExp => new RegExp(`${name} \\| \\d+/(\\d+) bài`);

type Row = readonly [figure: string, one: Seen, other: Seen];

const OF_OTHERS = Object.keys(OTHERS).flatMap((name): Row[] => [
  [`lessons of ${name}`, ['my courses', by(ofCourse(name))], ['roadmap', by(onRoadmap(name))]],
  [`lessons of ${name}`, ['my courses', by(ofCourse(name))], [`overview of ${name}`, by(/\| (\d+) bài học/)]],
  [
    `level of ${name}`,
    ['my courses', by(levelOf(name))],
    [`overview of ${name}`, by(/Trình độ ([\w-]+) \|/)],
  ],
  [
    `lessons listed of ${name}`,
    ['my courses', by(ofCourse(name))],
    [`overview of ${name}`, count(/\| \d+ phút \|/g)],
  ],
]);

const OF_PLAN = PLANNED.map(
  (name): Row => [`lessons of ${name}`, ['roadmap', by(inPlan(name))], ['my courses', by(ofCourse(name))]],
);

const OF_COURSE: Row[] = [
  ['lessons done', ['my courses', by(COURSE_DONE)], ['course', by(COURSE_DONE)]],
  ['lessons done', ['my courses', by(COURSE_DONE)], ['courses in the profile', by(COURSE_DONE)]],
  ['lessons done', ['course', by(DONE_ONLY)], ['course', count(/Đã xong (\d+)\/\1 phần/g)]],
  ['lessons', ['course', by(OF_ALL)], ['overview', by(/(\d+) bài học/)]],
  ['lessons', ['course', by(OF_ALL)], ['roadmap', by(onRoadmap('Khởi động IELTS'))]],
  ['lessons', ['course', by(OF_ALL)], ['my courses', by(/Bài \d+\/(\d+), khoảng/)]],
  ['level of the course', ['course', by(/Trình độ ([\w-]+) \|/)], ['overview', by(/Trình độ ([\w-]+) \|/)]],
  ['sections done', ['course', by(/Cả khóa: đã xong (\d+)/)], ['lesson 1', by(/Đã xong (\d+)\/\d+ phần/)]],
  [
    'sections done this week',
    ['course', by(/Tuần này bạn xong (\d+) phần/)],
    ['lesson 1', count(/\| Đã xong \| \d/g)],
  ],
  ['sections left', ['course', by(/Còn (\d+) phần trong khóa/)], ['lesson 2', by(/Đã xong 0\/(\d+) phần/)]],
  [
    'sections of lesson 1',
    ['course', by(/Đã xong (3\/\d+) phần/)],
    ['lesson 1', by(/Đã xong (\d+\/\d+) phần/)],
  ],
  [
    'sections of lesson 2',
    ['course', by(/Đã xong (0\/\d+) phần/)],
    ['lesson 2', by(/Đã xong (\d+\/\d+) phần/)],
  ],
  [
    'minutes of the course',
    ['course', by(/\d+\/(\d+) phút bài học/)],
    ['overview', sum(/ \| (\d+) phút \|/g)],
  ],
  [
    'hours of the course',
    ['course', by(/\/(\d+) phút bài học/, (all) => Math.round(Number(all) / 30) / 2)],
    ['overview', by(/khoảng ([\d,]+) giờ học/, (hours) => hours?.replace(',', '.'))],
  ],
  ['minutes done', ['course', by(/(\d+)\/\d+ phút bài học/)], ['lesson 1', sum(SECTION_MINUTES)]],
];

const OF_LESSONS: Row[] = [
  ['minutes of lesson 1', ['course', by(lessonMinutes(LESSON_1))], ['overview', by(lessonMinutes(LESSON_1))]],
  ['minutes of lesson 1', ['course', by(lessonMinutes(LESSON_1))], ['lesson 1', sum(SECTION_MINUTES)]],
  ['minutes of lesson 2', ['course', by(lessonMinutes(LESSON_2))], ['overview', by(lessonMinutes(LESSON_2))]],
  ['minutes of lesson 2', ['course', by(lessonMinutes(LESSON_2))], ['lesson 2', sum(SECTION_MINUTES)]],
  [
    'minutes of lesson 2',
    ['my courses', by(/Bài 2\/2, khoảng (\d+) phút/)],
    ['lesson 2', by(/Còn khoảng (\d+) phút/)],
  ],
  ['minutes of the missions', ['course', sum(SECTION_MINUTES)], ['lesson 2', sum(SECTION_MINUTES)]],
  ...['Quá khứ đơn hay hiện tại hoàn thành', 'Chín câu về chuyện đã qua', 'The Line That Came Back'].map(
    (title): Row => [
      `minutes of ${title}`,
      ['course', by(minutesOf(title))],
      ['lesson 2', by(minutesOf(title))],
    ],
  ),
  ['minutes of the sheet', ['lesson 1', by(/Phiếu học \| · \| (\d+) phút/)], ['sheet', by(/(\d+) phút/)]],
  ['stars of the lesson', ['lesson 1', by(/(\d)\/9 sao/)], ['lesson 1', sum(/(\d)\/3 sao/g)]],
  [
    'stars of the revise set',
    ['lesson 1', by(STARS_OF('Mười câu về hai thì hiện tại'))],
    ['revise result', by(/đúng (\d+)\/(\d+) câu/, starsOf)],
  ],
  [
    'stars of the practice',
    ['lesson 1', by(STARS_OF(PRACTICE))],
    ['practice result', by(/Đúng trọn (\d+)\/(\d+)/, starsOf)],
  ],
];

const OF_LEARNER: Row[] = [
  ...(['report', 'placement result'] as const).flatMap((page): Row[] => [
    ['level as a band', ['roadmap', by(LEVEL)], [page, by(LEVEL)]],
    ['lowest band', ['roadmap', by(LEVEL_LOW)], [page, by(LEVEL_LOW)]],
    ['highest band', ['roadmap', by(LEVEL_HIGH)], [page, by(LEVEL_HIGH)]],
    ['course level', ['roadmap', by(LEVEL_NAME)], [page, by(LEVEL_NAME)]],
  ]),
  ['level', ['roadmap', by(LEVEL)], ['roadmap', by(/Từ band ([\d.]+) lên/)]],
  [
    'target band',
    ['roadmap', by(/Band mục tiêu \| Band ([\d.]+)/)],
    ['roadmap', by(/Từ band [\d.]+ lên ([\d.]+)/)],
  ],
  [
    'level of the placement test',
    ['roadmap', by(/bài kiểm tra đầu vào: ([\w-]+) \(/)],
    ['placement result', by(/Trình độ nên bắt đầu \| ([\w-]+) \|/)],
  ],
  [
    'band of the reading test',
    ['roadmap', by(/, Reading ([\d.]+) \(/)],
    ['report', by(/Reading ([\d.]+), mới/)],
  ],
  [
    'band of the reading test',
    ['report', by(/Reading \| (\d\.\d) \|/)],
    ['exams', by(new RegExp(`${READING} \\|[^|]+\\| Đã làm · band ([\\d.]+)`))],
  ],
  [
    'band of the reading test',
    ['exams', by(new RegExp(`${READING} \\|[^|]+\\| Đã làm · band ([\\d.]+)`))],
    ['reading result', by(/\| (\d\.\d) \| band/)],
  ],
  [
    'questions of the reading test',
    ['exams', by(new RegExp(`${READING} \\| \\d+ phút · (\\d+) câu`))],
    ['reading result', by(/Đúng \d+\/(\d+) câu có đáp án/)],
  ],
  [
    'minutes of the reading test',
    ['exams', by(new RegExp(`${READING} \\| (\\d+) phút`))],
    ['reading result', by(/\/(\d+) phút/)],
  ],
  [
    'minutes a day',
    ['today', by(/Mục tiêu hôm nay: \d+\/(\d+) phút/)],
    ['roadmap', by(/Học mỗi ngày \| (\d+) phút/)],
  ],
  [
    'minutes planned a week',
    ['roadmap', by(/Tuần này \| \d+\/(\d+) phút/)],
    ['today', by(/Mục tiêu hôm nay: \d+\/(\d+) phút/, (minutes) => Number(minutes) * 6)],
  ],
  [
    'minutes learnt',
    ['today', by(/Mục tiêu hôm nay: (\d+)\//)],
    ['roadmap', by(/Tuần này \| (\d+)\/\d+ phút/)],
  ],
  [
    'minutes learnt',
    ['roadmap', by(/Tuần này \| (\d+)\/\d+ phút/)],
    ['course', by(/Tuần này bạn .+?, học (\d+) phút/)],
  ],
  [
    'minutes learnt',
    ['course', by(/Tuần này bạn .+?, học (\d+) phút/)],
    ['report', by(/Bạn học (\d+) phút trong/)],
  ],
  ['minutes learnt', ['report', by(/Bạn học (\d+) phút trong/)], ['report', sum(/\d{4} \| (\d+)(?= \|)/g)]],
  [
    'minutes left today',
    ['today', by(/Mục tiêu hôm nay: (\d+)\/(\d+)/, (done, goal) => Number(goal) - Number(done))],
    ['today', by(/Còn (\d+) phút là xong/)],
  ],
  [
    'days to the exam',
    ['today', by(/Ngày thi \| (\d+) ngày/)],
    ['roadmap', by(/Còn (\d+) tuần (\d+) ngày/, (weeks, days) => Number(weeks) * 7 + Number(days))],
  ],
  ['days in a row', ['today', by(STREAK_LENGTH)], ['my courses', by(STREAK_LENGTH)]],
  ['days in a row', ['today', by(STREAK_LENGTH)], ['course', by(STREAK_LENGTH)]],
  ['days in a row', ['today', by(STREAK_LENGTH)], ['streak', by(/Chuỗi hiện tại \| (\d+) ngày/)]],
  [
    'days of study',
    ['course', by(/30 ngày qua: học (\d+) ngày/)],
    ['streak', by(/Tháng này có (\d+) ngày học/)],
  ],
  [
    'days of study',
    ['course', by(/Tuần này bạn .+?, trong (\d+) ngày/)],
    ['streak', count(/\d\d\/\d\d\/\d{4}[^:]*: có học/g)],
  ],
  ['days of study', ['course', by(/30 ngày qua: học (\d+) ngày/)], ['report', by(/phút trong (\d+) ngày/)]],
  [
    'days of study this week',
    ['today', count(/\| : \| có học/g)],
    ['course', by(/Tuần này bạn .+?, trong (\d+) ngày/)],
  ],
  ['due cards', ['today', by(/Sau đó ôn (\d+) thẻ đến hạn/)], ['notebook', by(/Hôm nay: (\d+) thẻ/)]],
  ['due cards', ['today', by(/Sổ lỗi \| (\d+) thẻ/)], ['notebook', by(/Đã ôn 0\/(\d+) thẻ/)]],
  ['due cards', ['notebook', by(/Hôm nay: (\d+) thẻ/)], ['notebook', count(/Ôn trong hôm nay/g)]],
  [
    'minutes of the due cards',
    ['today', by(/\d+ thẻ \| Khoảng (\d+) phút/)],
    ['notebook', by(/Khoảng (\d+) phút là xong/)],
  ],
  ['cards', ['notebook', by(/Gõ một từ.+?\| (\d+) thẻ/)], ['notebook', count(/\| Câu hỏi \|/g)]],
];

const OF_RESULTS: Row[] = [
  [
    'score of the practice',
    ['practice result', by(/(\d+) \| điểm \(thang 100\)/)],
    ['course', by(new RegExp(`${PRACTICE} \\| (\\d+)/100`))],
  ],
  [
    'mean score',
    ['practice result', by(/(\d+) \| điểm \(thang 100\)/)],
    ['course', by(/Điểm trung bình câu có đáp án: (\d+)\/100/)],
  ],
  ['right answers of the practice', ['practice result', by(RIGHT)], ['course', by(RIGHT)]],
  ['marks of the practice', ['practice result', by(BY_MARKS)], ['course', by(BY_MARKS)]],
  [
    'score by the marks',
    ['practice result', by(/(\d+) \| điểm \(thang 100\)/)],
    [
      'practice result',
      by(/đúng (\d+)\/(\d+) ý/, (won, all) => Math.round((100 * Number(won)) / Number(all))),
    ],
  ],
  [
    'right answers listed',
    ['practice result', by(/Đúng trọn (\d+)\//)],
    ['practice result', count(/(?<!, \| )Câu \d+ \| Đúng \|/g)],
  ],
  [
    'right answers listed',
    ['revise result', by(/đúng (\d+)\//)],
    ['revise result', count(/(?<!, \| )Câu \d+ \| Đúng \|/g)],
  ],
  [
    'questions of the practice',
    ['exams', by(new RegExp(`${LESSON_1} · (\\d+) câu`))],
    ['practice result', count(/(?<!, )\| Câu \d+ \|/g)],
  ],
  [
    'band of the essay',
    ['course', by(/Viết: band ([\d.]+)/)],
    ['practice result', by(/(\d\.\d) \| band \| ·/)],
  ],
  ['band of the essay', ['course', by(/Viết: band ([\d.]+)/)], ['report', by(/Writing \| (\d\.\d) \|/)]],
  ['band of the essay', ['report', by(/Writing ([\d.]+), mới/)], ['roadmap', by(/Writing ([\d.]+) \(/)]],
  [
    'right answers by part',
    ['reading result', by(/Đúng (\d+\/\d+) câu có đáp án/)],
    ['reading result', byParts],
  ],
  [
    'answers by skill',
    ['report', by(/đúng trọn (\d+\/\d+) câu/)],
    ['report', pairs(/Kỹ năng \| Số câu.+?Tỉ lệ đúng theo dạng/)],
  ],
  [
    'answers by type',
    ['report', by(/đúng trọn (\d+\/\d+) câu/)],
    ['report', pairs(/Dạng câu hỏi \| Số câu.+?Phát âm/)],
  ],
];

/** Every figure that stands on two pages, or twice on one. */
export const FIGURES: readonly Row[] = [
  ...OF_COURSE,
  ...OF_LESSONS,
  ...OF_LEARNER,
  ...OF_RESULTS,
  ...OF_PLAN,
  ...OF_OTHERS,
];

/** Whether all figures of a page stand in its words. */
export const hasFigures = (page: string, words: string): boolean =>
  FIGURES.every(([, ...seen]) => seen.every(([on, read]) => on !== page || read(words) !== null));
