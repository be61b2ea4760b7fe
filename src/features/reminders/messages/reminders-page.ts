import type { PushKind } from '#contract/push.ts';
import type { TurnedOn } from '#src/platform/push/turn-on.ts';
import type { BrowserName } from '../model/browser-name.ts';

/** Strings of the page about reminders. */
export const PAGE = {
  text: (perDay: number) =>
    `Bạn chưa chọn thì mình chưa nhắc gì. Mỗi ngày bạn nhận nhiều nhất ${perDay} thông báo, gộp mọi loại.`,

  deviceTitle: 'Trên máy này',
  on: 'Máy này đang nhận thông báo.',
  later: 'Máy này đã bật. Có mạng trở lại, mình báo cho máy chủ, rồi thông báo mới tới.',
  off: 'Máy này chưa nhận thông báo. Khi bạn bấm bật, trình duyệt sẽ hỏi bạn. Thông báo đi qua dịch vụ của trình duyệt, nội dung được mã hóa trên đường đi.',
  turnOn: 'Bật trên máy này',
  turnOff: 'Tắt trên máy này',
  trial: 'Xem thử một lời nhắc',
  trialHint: 'Nếu không thấy lời nhắc thử, có thể máy bạn đang ở chế độ Không làm phiền.',
  nothingChosen: 'Bạn chưa chọn được nhắc điều gì, nên chưa có gì được gửi tới máy này.',
  nowhere: 'Bạn đã chọn điều muốn được nhắc, nhưng chưa máy nào của bạn nhận thông báo.',
  devices: (count: number) =>
    count === 0 ? 'Chưa máy nào của bạn nhận thông báo.' : `${count} máy của bạn đang nhận thông báo.`,
  next: (when: string) => `Lời nhắc luyện tập tiếp theo: ${when}.`,
  today: (time: string) => `hôm nay lúc ${time}`,
  tomorrow: (time: string) => `ngày mai lúc ${time}`,
  onDay: (day: string, time: string) => `ngày ${day} lúc ${time}`,
  ended: {
    unanswered:
      'Trình duyệt đã hỏi mà chưa có câu trả lời, nên thông báo chưa bật. Lúc nào muốn, bạn bấm lại nhé.',
    'no-worker':
      'Luyện chưa chạy nền được trên máy này. Bạn tải lại trang rồi bật lại nhé. Trong cửa sổ ẩn danh thì không bật được.',
    unreachable:
      'Chưa bật được vì mình chưa tới được máy chủ. Các lựa chọn bên dưới vẫn lưu trên máy; lát nữa bạn bấm bật lại nhé.',
  } satisfies Partial<Record<TurnedOn, string>>,

  blockedTitle: 'Thông báo của Luyện đang bị chặn trên máy này',
  blockedText: 'Chỉ bạn mở lại được, theo các bước sau:',
  steps: {
    ios: [
      'Mở Cài đặt của máy, chọn Thông báo.',
      'Chọn Luyện trong danh sách, rồi bật Cho phép thông báo.',
      'Mở lại Luyện.',
    ],
    android: [
      'Bấm biểu tượng ở bên trái địa chỉ trang, chọn Quyền, rồi bật Thông báo.',
      'Nếu Luyện đã cài trên màn hình chính: giữ biểu tượng Luyện, chọn Thông tin ứng dụng, chọn Thông báo, rồi bật.',
      'Mở lại Luyện.',
    ],
    firefox: [
      'Bấm biểu tượng ở bên trái địa chỉ trang.',
      'Ở dòng Thông báo, bỏ chọn Bị chặn.',
      'Tải lại trang này.',
    ],
    safari: [
      'Trong Safari, mở Cài đặt, chọn thẻ Trang web.',
      'Chọn Thông báo, rồi đặt trang Luyện thành Cho phép.',
      'Tải lại trang này.',
    ],
    chromium: ['Bấm biểu tượng ở bên trái địa chỉ trang.', 'Bật Thông báo.', 'Tải lại trang này.'],
  } satisfies Record<BrowserName, readonly string[]>,
  installTitle: 'Trên iPhone và iPad, bạn thêm Luyện vào màn hình chính trước nhé',
  installSteps: [
    'Trong Safari, bấm nút Chia sẻ, chọn Thêm vào MH chính.',
    'Mở Luyện từ màn hình chính, vào lại trang này và bấm bật.',
  ],
  noneTitle: 'Trình duyệt này không nhận được thông báo',
  noneText:
    'Các lựa chọn bên dưới vẫn áp dụng cho máy khác của bạn. Trên máy này, bạn dùng các cách ở cuối trang.',

  kindsTitle: 'Nhắc những gì',
  kinds: {
    streak: {
      label: 'Luyện mỗi ngày',
      text: 'Mỗi ngày nhiều nhất một lần, vào khoảng giờ bạn hay luyện. Hôm nào bạn luyện rồi thì không nhắc.',
    },
    graded: {
      label: 'Kết quả chấm bài',
      text: 'Một lần cho mỗi bài, khi AI hoặc giáo viên chấm xong, hay chưa chấm được.',
    },
    class: {
      label: 'Sắp tới giờ học',
      text: 'Một lần trước mỗi buổi học với giáo viên. Bạn chưa có buổi nào thì không có gì được gửi.',
    },
    news: { label: 'Tin từ Luyện', text: 'Khi có khóa học mới hoặc đề thi thử mới.' },
  } satisfies Record<PushKind, { label: string; text: string }>,

  quietTitle: 'Giờ yên tĩnh',
  quietText: 'Trong khoảng này mình không gửi gì. Hai giờ giống nhau thì giờ nào cũng gửi được.',
  quietFrom: 'Từ',
  quietTo: 'Đến',

  saving: 'Đang lưu',
  saved: 'Đã lưu',
  savedWaiting: 'Đã lưu trên máy, đang chờ gửi',
  saveFailed: 'Mình chưa lưu được lựa chọn này.',
  saveAgain: 'Lưu lại',

  otherTitle: 'Những cách nhắc khác',
  listLabel: 'Danh sách Thông báo',
  listText:
    'Mọi thông báo của 30 ngày qua nằm trong mục Thông báo của menu Tài khoản, dù máy có nhận hay không.',
  badgeLabel: 'Số trên biểu tượng Luyện',
  badgeText:
    'Khi Luyện đã cài trên máy, biểu tượng có số bài chưa gửi và thông báo chưa xem; ngày nào sổ lỗi có thẻ cần ôn thì thêm một.',
  calendarLabel: 'Lịch của máy',
  calendarText:
    'Một tệp cho ứng dụng Lịch: ngày nào cũng nhắc vào giờ bạn chọn, theo giờ của máy này, tới khi bạn xóa nó trong Lịch. Lịch nhắc cả khi không có mạng, và cả những hôm bạn đã luyện.',
  calendarTime: 'Giờ nhắc',
  calendarAction: 'Tải tệp lịch',
  calendarTitle: 'Luyện IELTS',
  calendarNote: 'Một phần ngắn là đủ. Mở Luyện để học tiếp ở chỗ đang dở.',

  offlineTitle: 'Khi không có mạng',
  offlineText:
    'Thông báo cần mạng để tới máy. Nếu bạn bấm “Nhắc lại sau 1 giờ” lúc mất mạng, máy giữ lại lựa chọn ấy. Có mạng trước giờ hẹn thì lời nhắc tới đúng giờ. Nếu không, trong ngày hôm đó, máy nhắc khi Luyện được mở hoặc được trình duyệt đánh thức, nên có thể trễ.',
} as const;
