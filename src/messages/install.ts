/** Strings for offering to install the app. */
export const INSTALL = {
  offerTitle: 'Để Luyện trên màn hình chính',
  offerText: 'Mở bằng một chạm, học được khi không có mạng, và bài trên máy được giữ chắc hơn.',
  install: 'Cài đặt',
  how: 'Xem cách cài',
  later: 'Để sau',
  inAppTitle: (app: string) =>
    app === '' ? 'Bạn đang mở Luyện trong một ứng dụng khác' : `Bạn đang mở Luyện trong ${app}`,
  inAppText:
    'Ở đây bài có thể bị xóa khi bạn đóng ứng dụng, và không cài được Luyện. Bạn mở bằng trình duyệt của máy nhé.',
  inAppHow: 'Xem cách mở',
} as const;
