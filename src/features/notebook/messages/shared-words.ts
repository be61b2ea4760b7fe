/** Strings for words shared to the app from other apps. */
export const SHARED_WORDS = {
  title: 'Lưu từ bạn chia sẻ',
  text: 'Mình chưa lưu gì cả. Bạn xem lại rồi lưu từ này vào sổ lỗi.',
  choose: 'Bạn muốn nhớ từ nào?',
  chooseHint: 'Chạm vào một từ trong câu, hoặc tự nhập.',
  type: 'Tự nhập từ',
  save: 'Lưu từ này',
  discard: 'Bỏ',
  left: (count: number) => `Còn ${count} từ nữa đang chờ bạn lưu.`,
  guestTitle: 'Mình giữ từ này trên máy',
  guestText: 'Sổ lỗi cần tài khoản. Bạn đăng nhập hoặc đăng ký xong, từ này vẫn ở đây chờ bạn lưu.',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  emptyTitle: 'Không có từ nào đang chờ lưu',
  emptyText:
    'Đang đọc ở ứng dụng khác mà gặp từ hay, bạn chọn từ đó, bấm Chia sẻ rồi chọn Luyện. Cần cài Luyện trên Android hoặc máy tính trước.',
  toNotebook: 'Về sổ lỗi',
  waiting: (count: number) => `Có ${count} từ bạn chia sẻ đang chờ lưu`,
  open: 'Xem và lưu',
  heldBack: 'Mình đã giữ từ bạn chia sẻ. Làm xong bài này, bạn mở Sổ lỗi để lưu.',
} as const;
