/** Strings about the network itself: captive portals, and the age of what is shown without one. */
export const NETWORK = {
  captive: 'Mạng cần đăng nhập',
  captiveWaiting: (waiting: number) => `Mạng cần đăng nhập · ${waiting} đang chờ`,
  captiveTitle: 'Mạng này cần đăng nhập',
  captiveText:
    'Mạng bạn đang dùng chưa cho ra Internet, thường vì phải đăng nhập hoặc bấm đồng ý trước. Bài của bạn vẫn an toàn trên máy, vào được mạng là mình gửi ngay.',
  /** For a device that says it has a network while our server does not respond. */
  maybeCaptiveText:
    'Máy có mạng nhưng mình chưa tới được máy chủ. Nếu đang dùng Wi-Fi quán hay trường, có thể bạn phải đăng nhập mạng đó trước.',
  openPortal: 'Mở trang đăng nhập mạng',
  portalHint: 'Trang đó là của mạng, không phải của Luyện, nên bạn đừng nhập mật khẩu Luyện ở đó.',
  settingsHint: 'Bạn mở phần Wi-Fi trong cài đặt của máy rồi chọn mạng đang dùng để đăng nhập.',
  checkAgain: 'Thử lại',
  later: 'Để sau',
  storedAge: (age: string) => `Đã lưu trên máy ${age}`,
} as const;
