import type { Unreachable } from '#rules/network/reachability.ts';

/** Strings about the network itself: what keeps the server out of reach, and the age of what is shown meanwhile. */
export const NETWORK = {
  /** The state in a word, in the indicator. */
  short: {
    offline: 'Không có mạng',
    captive: 'Mạng cần đăng nhập',
    slow: 'Máy chủ trả lời chậm',
    down: 'Chưa tới được máy chủ',
  } satisfies Record<Unreachable, string>,
  waiting: (state: string, waiting: number) => (waiting > 0 ? `${state} · ${waiting} đang chờ` : state),
  captiveTitle: 'Mạng này cần đăng nhập',
  captiveText:
    'Mạng bạn đang dùng chưa cho ra Internet, thường vì phải đăng nhập hoặc bấm đồng ý trước. Bài của bạn vẫn an toàn trên máy, vào được mạng là mình gửi ngay.',
  slowText:
    'Máy có mạng nhưng máy chủ Luyện chưa kịp trả lời. Bạn cứ làm tiếp, mình tự hỏi lại và gửi bài khi máy chủ trả lời.',
  downText:
    'Máy có mạng nhưng mình chưa tới được máy chủ Luyện. Bạn cứ làm tiếp, mình tự thử lại. Nếu các trang khác cũng không mở được và bạn đang dùng Wi-Fi quán hay trường, có thể bạn phải đăng nhập mạng đó trước.',
  openPortal: 'Mở trang đăng nhập mạng',
  portalHint: 'Trang đó là của mạng, không phải của Luyện, nên bạn đừng nhập mật khẩu Luyện ở đó.',
  settingsHint: 'Bạn mở phần Wi-Fi trong cài đặt của máy rồi chọn mạng đang dùng để đăng nhập.',
  checkAgain: 'Thử lại',
  later: 'Để sau',
  storedAge: (age: string) => `Đã lưu trên máy ${age}`,
} as const;
