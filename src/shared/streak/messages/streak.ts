/** Texts of the streak. */
export const STREAK = {
  title: 'Chuỗi ngày học',
  days: (days: number) => (days === 0 ? 'Chưa có chuỗi' : `${days} ngày liên tiếp`),
  studiedToday: 'Hôm nay bạn đã học. Mai mình gặp lại.',
  openToday: 'Học xong một phần bất kỳ, hôm nay sẽ được tính vào chuỗi.',
  begin: 'Học xong một phần bất kỳ, chuỗi sẽ bắt đầu.',
  provisional: 'Tạm tính cả bài đang chờ gửi trên máy này.',
  failed: 'Mình chưa tải được chuỗi ngày học. Tải được là nó tự hiện ra.',
  calendar: 'Xem lịch học',

  freezes: (count: number) => (count === 0 ? 'Chưa có ngày giữ chuỗi' : `Có ${count} ngày giữ chuỗi`),
  nextFreeze: (days: number) => `Học thêm ${days} ngày nữa, bạn có thêm một ngày giữ chuỗi.`,
  freezeRule: (every: number, held: number) =>
    `Cứ ${every} ngày học trong chuỗi, bạn được một ngày giữ chuỗi, giữ nhiều nhất ${held} ngày. Hôm nào bạn bận, ngày giữ chuỗi tự được dùng và chuỗi vẫn còn. Ngày được giữ không làm chuỗi dài thêm.`,
  outageThisWeek: 'Tuần này hệ thống của mình gặp sự cố. Những ngày đó không làm đứt chuỗi của bạn.',

  /** Index 0 is Sunday, 6 Saturday. */
  weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  weekdayNames: ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  thisWeek: 'Tuần này',
  studied: 'có học',
  waiting: 'có học, bài đang chờ gửi',
  kinds: {
    studied: 'có học',
    frozen: 'ngày được giữ',
    outage: 'hệ thống gặp sự cố, chuỗi được giữ',
    skipped: 'đổi múi giờ, chuỗi được giữ',
    missed: 'không học',
    open: 'chưa học',
  },

  zoneTitle: 'Bạn đang ở múi giờ khác',
  zoneText: (here: string, kept: string) =>
    `Máy của bạn theo giờ ${here}, còn ngày học vẫn tính theo giờ ${kept}. Bạn muốn tính theo giờ ${here} không? Những ngày đã học giữ nguyên.`,
  zoneSwitch: (here: string) => `Tính theo giờ ${here}`,
  zoneKeep: (kept: string) => `Giữ giờ ${kept}`,
  zoneSwitched: (here: string) => `Từ giờ ngày học tính theo giờ ${here}. Chuỗi của bạn vẫn giữ nguyên.`,
  zoneOffline: 'Cần có mạng để đổi múi giờ. Bạn thử lại khi có mạng nhé.',
  vietnam: 'Việt Nam',
} as const;
