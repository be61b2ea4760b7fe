import type { ConversationSection } from '#contract/conversation-course.ts';

/** Texts of a course of conversation. */
export const COURSE = {
  text: 'Mỗi ngày một tình huống: câu cần dùng, âm hay vấp, rồi vào cảnh nói chuyện.',
  needsNetwork: 'Bạn mở khóa hội thoại một lần khi có mạng, sau đó xem lại được cả khi không có mạng.',
  level: (level: number, title: string) => `Mức ${level} · ${title}`,
  changeLevel: 'Đổi mức',
  backToCourse: 'Về khóa hội thoại',
  nextTitle: 'Việc tiếp theo',
  nextNew: 'Làm phần này tiếp theo',
  nextBegun: 'Bạn đang làm dở',
  goOn: 'Học tiếp',
  begin: 'Bắt đầu',
  again: 'Học lại',
  minutes: (count: number) => `${count} phút`,
  ofClass: (title: string) => `lớp ${title}`,
  kinds: { phrases: 'Câu cần dùng', sound: 'Luyện âm', scene: 'Vào cảnh' } satisfies Record<
    ConversationSection['kind'],
    string
  >,
  done: 'Đã xong',
  begun: 'Đang dở',
  notDone: 'Chưa làm',
  locked: 'Cần gói Hội thoại',
  allDone: 'Bạn đã làm xong mọi phần đang mở của mức này',
  allDoneText: 'Bạn vào lại một cảnh và thử rẽ hướng khác, hoặc lên mức tiếp theo khi đã đủ.',
  allDoneFree:
    'Các phần miễn phí của mức này đã xong. Bạn vào lại cảnh cũ và thử rẽ hướng khác, hoặc xem gói Hội thoại có thêm gì.',
  seeVip: 'Xem gói Hội thoại',
  introduceTitle: 'Bạn chưa làm phần giới thiệu',
  introduceText: 'Làm phần giới thiệu để mình gợi ý mức vừa sức. Bạn cũng có thể bắt đầu luôn từ mức 1.',
  introduce: 'Làm phần giới thiệu',
  notArrived: 'Bước vừa rồi của bạn chưa tới máy chủ',
  toOutbox: 'Xem mục Chờ gửi',
  notArrivedText:
    'Các lớp của mức này hiện ra ngay khi nó tới nơi. Những gì bạn đã chọn và đã làm vẫn an toàn trên máy.',
  classesTitle: 'Các lớp của mức này',
  classProgress: (done: number, all: number) => `${done}/${all} phần`,
  sectionsOf: (title: string) => `Các phần của lớp ${title}`,
  openClass: 'Xem cả lớp',
  hotTitle: 'Nhiều bạn đang luyện',
  hotText: (learners: number) => `${learners} bạn đã nói chuyện trong cảnh này 30 ngày qua.`,
  hotOpen: 'Vào cảnh này',
  moreTitle: 'Xem thêm trong khóa',
  download: (level: number) => `Tải mức ${level} về để luyện khi không có mạng`,
  downloadTitle: (level: number) => `Hội thoại mức ${level}`,
} as const;

/** The level's card, and going up. */
export const LEVEL_CARD = {
  title: (level: number) => `Chặng của mức ${level}`,
  unit: 'mức',
  scenes: (done: number, needed: number) => `${done}/${needed} cảnh đạt mục tiêu`,
  missions: (done: number, needed: number) => `${done}/${needed} nhiệm vụ`,
  left: (scenes: number, missions: number) => {
    const parts = [
      ...(scenes > 0 ? [`${scenes} cảnh`] : []),
      ...(missions > 0 ? [`${missions} nhiệm vụ`] : []),
    ];
    return `Còn ${parts.join(' và ')} nữa là lên mức được.`;
  },
  ready: 'Bạn đã làm đủ để lên mức tiếp theo.',
  last: 'Đây là mức cao nhất. Bạn luyện tiếp để nói tự nhiên hơn.',
  past: (level: number) => `Bạn đã mở tới mức ${level}. Mức này bạn luyện lại lúc nào cũng được.`,
  up: (level: number) => `Lên mức ${level}`,
  upLabel: (level: number) => `Lên mức ${level} của khóa hội thoại`,
  celebrate: (level: number) => `Bạn đã lên mức ${level}`,
  celebrateText: 'Những cảnh và nhiệm vụ cũ vẫn còn nguyên, bạn quay lại luyện lúc nào cũng được.',
  provisional: 'Máy tạm tính. Kết nối được, máy chủ sẽ xác nhận việc lên mức.',
  saveFailed: 'Mình chưa lưu được bậc mới; chưa có gì bị mất.',
} as const;

/** What the server refused; the words of the reason are its own. */
export const REFUSED = {
  level: 'Chưa đổi được mức',
  levelUp: 'Chưa lên được mức',
  introduction: 'Phần giới thiệu chưa được nhận',
  text: 'Không có gì bị mất: cảnh và nhiệm vụ bạn đã làm vẫn được giữ nguyên.',
  toOutbox: 'Xem mục Chờ gửi',
} as const;

export const LEVELS_VIEW = {
  title: 'Chọn mức',
  text: 'Bạn luyện ở mức nào cũng được trong các mức đã mở. Đổi mức không mất gì cả.',
  selected: 'Đang chọn',
  suggested: 'Gợi ý cho bạn',
  past: 'Đã qua',
  locked: 'Chưa mở',
  scenes: (count: number) => `${count} cảnh`,
  choose: (level: number) => `Chọn mức ${level}`,
  missing: (level: number, left: string) => `Mở sau khi xong mức ${level}. ${left}`,
  after: (level: number) => `Mở sau khi bạn xong mức ${level}.`,
  waits: 'Bạn đã đổi mức. Máy chủ sẽ biết khi kết nối được.',
  queueLabel: (level: number) => `Chọn mức hội thoại ${level}`,
} as const;

/** The other parts of a course, each on a screen of its own. */
export const PARTS = {
  missions: {
    title: 'Nhiệm vụ',
    text: 'Bạn nói được điều nào trong cảnh thì điều đó tự được đánh dấu.',
    count: (done: number, all: number) => `${done}/${all} nhiệm vụ đã xong`,
    none: 'Mức này chưa có nhiệm vụ nào.',
  },
  categories: {
    title: 'Theo chủ đề',
    text: 'Mọi phần của mức này, xếp theo tình huống trong đời sống.',
    count: (done: number, all: number) => `${done}/${all} phần đã xong`,
    more: 'Chủ đề tiếp theo',
    end: 'Bạn đã xem hết các chủ đề của mức này.',
    all: 'Các chủ đề của mức này',
  },
  rooms: {
    title: 'Các cảnh',
    text: 'Mọi cảnh của mức này và những gì bạn đã làm ở đó.',
    visits: (count: number) => (count === 0 ? 'Chưa vào' : `Đã vào ${count} lần`),
    missions: (done: number, all: number) => `${done}/${all} nhiệm vụ`,
    reached: 'Đã đạt mục tiêu',
  },
  sounds: {
    title: 'Âm cần luyện',
    text: 'Những âm người Việt hay đọc lẫn trong các câu của mức này.',
    clear: 'Đọc rõ',
    nearly: 'Gần rõ',
    unclear: 'Cần luyện thêm',
    none: 'Chưa luyện',
    mean: (mean: number) => `Trung bình ${mean}/100`,
    train: (ipa: string) => `Luyện âm /${ipa}/`,
    onDevice: 'Máy này nghe và chấm được ngay cả khi không có mạng, sau khi bạn tải bộ nghe phát âm.',
    limits: (clear: number) => `Từ ${clear}/100 trở lên là đọc rõ.`,
  },
} as const;

/** One class. */
export const CLASS = {
  place: (place: number) => `Lớp ${place}`,
  progress: (done: number, all: number) => `Đã xong ${done}/${all} phần`,
  all: 'Danh sách lớp',
  sections: 'Các phần của lớp',
  lines: 'Câu cần dùng trong lớp này',
  done: 'Bạn đã xong lớp này',
  doneText: 'Bạn vào lại cảnh và thử rẽ hướng khác, hoặc sang lớp tiếp theo.',
  next: (title: string) => `Lớp tiếp theo: ${title}`,
  missingTitle: 'Không thấy lớp này trong các mức bạn đã mở',
  missingText: 'Có thể lớp đã đổi chỗ, hoặc nằm ở mức chưa mở.',
} as const;

/** The useful lines of a class. */
export const PHRASES = {
  title: (name: string) => `Câu cần dùng: ${name}`,
  text: 'Bạn nghe từng câu, rồi đọc theo. Mình nghe và cho biết âm nào rõ, âm nào cần sửa.',
  hearTitle: 'Nghe mẫu',
  hear: (text: string) => `Nghe câu “${text}”`,
  sayTitle: 'Đọc theo',
  sayText: 'Đọc hết các câu là xong phần này.',
  next: (title: string) => `Phần tiếp theo: ${title}`,
} as const;
