export const KEEP = {
  keep: 'Lưu để đọc khi không có mạng',
  kept: 'Đã lưu trên máy này',
  drop: 'Xóa khỏi máy',
  keptNow: 'Đã lưu. Khi không có mạng, bạn vẫn đọc được bài này.',
  dropped: 'Đã xóa bài này khỏi máy',
  failed: 'Mình chưa lưu được bài này. Bạn thử lại nhé.',
  dropFailed: 'Mình chưa xóa được bài này. Bạn thử lại nhé.',
} as const;
