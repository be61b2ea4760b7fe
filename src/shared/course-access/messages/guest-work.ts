/** Tells a guest who does an exercise where it is stored, and how to keep it. */
export const GUEST_WORK = {
  note: 'Bạn chưa đăng nhập nên bài chỉ mở lại được trên máy này. Đăng ký rồi thì máy nào cũng xem được.',
  register: 'Đăng ký miễn phí',
  keepTitle: 'Giữ kết quả này',
  keepText:
    'Kết quả đang gắn với máy này. Đăng ký miễn phí là bài và kết quả chuyển vào tài khoản của bạn, rồi máy nào cũng mở lại được.',
  keep: 'Đăng ký và giữ kết quả',
  login: 'Tôi đã có tài khoản',
} as const;
