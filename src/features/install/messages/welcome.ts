/** Strings for the first start of the installed app. */
export const WELCOME = {
  title: 'Luyện đã ở trên máy bạn',
  text: 'Từ giờ bạn mở Luyện bằng một chạm, cả khi không có mạng.',
  signInText:
    'Ứng dụng có ngăn dữ liệu riêng nên bạn đăng nhập lại một lần. Bài đã gửi có đủ trong tài khoản của bạn.',
  fileText: 'Bạn có tệp bài chưa gửi? Đăng nhập xong, mở Chờ gửi rồi chọn Nhập tệp đã xuất.',
  signIn: 'Đăng nhập',
  later: 'Để sau',
  begin: 'Vào học',
} as const;
