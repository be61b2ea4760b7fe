/** Texts of the streak. */
export const STREAK = {
  title: 'Chuỗi ngày học',
  days: (days: number) => (days === 0 ? 'Chưa có chuỗi' : `${days} ngày liên tiếp`),
  studiedToday: 'Hôm nay bạn đã học. Mai mình gặp lại.',
  openToday: 'Học xong một phần bất kỳ, hôm nay sẽ được tính vào chuỗi.',
  begin: 'Học xong một phần bất kỳ, chuỗi sẽ bắt đầu.',
  provisional: 'Tạm tính cả bài đang chờ gửi trên máy này.',
  /** Index 0 is Sunday, 6 Saturday. */
  weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  weekdayNames: ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  thisWeek: 'Tuần này',
  studied: 'có học',
  notStudied: 'chưa học',
  failed: 'Mình chưa tải được chuỗi ngày học. Khi có mạng, nó sẽ tự hiện ra.',
} as const;
