export const KEEP = {
  keep: 'Đọc offline',
  kept: 'Đã lưu trên máy này',
  drop: 'Xóa khỏi máy',
  keptNow: 'Đã lưu. Không có mạng bạn vẫn đọc được bài này.',
  dropped: 'Đã xóa bài này khỏi máy',
  failed: 'Mình chưa lưu được bài này. Bạn kiểm tra mạng và chỗ trống trên máy rồi thử lại nhé.',
  dropFailed: 'Mình chưa xóa được bài này. Bạn thử lại nhé.',
} as const;
