/** Strings around the notes on releases. */
export const WHATS_NEW = {
  title: 'Luyện có gì mới',
  text: 'Những thay đổi bạn thấy được, mới nhất ở trên.',
  updated: 'Luyện vừa được cập nhật',
  all: 'Xem tất cả',
  close: 'Đã hiểu',
} as const;
