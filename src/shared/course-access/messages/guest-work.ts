/** Tells a guest who does an exercise where it is stored. */
export const GUEST_WORK = {
  note: 'Bạn chưa đăng nhập nên bài chỉ mở lại được trên máy này. Đăng ký rồi thì máy nào cũng xem được.',
  register: 'Đăng ký miễn phí',
} as const;
