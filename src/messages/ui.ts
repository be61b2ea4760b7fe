/** Strings for the design system's own parts. */
export const UI = {
  close: 'Đóng',
  confirm: 'Xác nhận',
  wait: 'Đợi mình chút...',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  otpCell: (place: number, length: number) => `Chữ số ${place}/${length}`,
  retry: 'Thử lại',
  more: 'Xem thêm',
  login: 'Đăng nhập',
  home: 'Về trang chủ',
  offlineTitle: 'Trang này chưa có trên máy bạn',
  offlineText: 'Những trang bạn đã mở lúc có mạng vẫn đọc được. Trang này sẽ tự hiện ra khi có mạng trở lại.',
  errorTitle: 'Mình chưa tải được trang này',
  signInTitle: 'Bạn đăng nhập để xem tiếp nhé',
  notFoundTitle: 'Mình không tìm thấy nội dung này',
  notFoundText: 'Có thể đường dẫn đã đổi hoặc bài đã được gỡ xuống.',
} as const;
