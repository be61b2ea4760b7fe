/** Texts of the page with the months of a streak. */
export const CALENDAR = {
  text: 'Những ngày bạn đã học, từng tháng một.',
  current: 'Chuỗi hiện tại',
  longest: 'Chuỗi dài nhất',
  held: 'Ngày giữ chuỗi',
  days: (days: number) => `${days} ngày`,
  /** `month`: 1 to 12. */
  month: (month: number, year: number) => `Tháng ${month} năm ${year}`,
  earlier: 'Tháng trước',
  later: 'Tháng sau',
  studied: (days: number) => (days === 0 ? 'Tháng này chưa có ngày học.' : `Tháng này có ${days} ngày học.`),
  today: 'hôm nay',
  notHere: 'Máy này chưa có dữ liệu của tháng này. Khi có mạng, mình sẽ tải về và giữ lại để bạn xem sau.',
  failed: 'Mình chưa tải được tháng này. Bạn thử lại sau nhé.',
  partly: 'Những ngày gần đây đã có đủ. Phần còn lại của tháng sẽ hiện khi có mạng.',
  legend: 'Các dấu trong lịch',
  legendWaiting: 'có học, bài đang chờ gửi (viền nét đứt)',
  rulesTitle: 'Chuỗi được tính thế nào?',
  dayRule: (reviews: number) =>
    `Một ngày được tính khi bạn học xong một phần, nộp một bài, hoặc ôn ${reviews} thẻ trong sổ lỗi (hay hết số thẻ đến hạn, nếu ít hơn). Mình tính theo lúc bạn học xong, kể cả khi không có mạng; bài gửi lên trong vòng 48 giờ vẫn được tính cho ngày đó.`,
  outageRule: 'Hôm nào hệ thống của mình ngừng từ ba tiếng trở lên, ngày đó không làm đứt chuỗi của bạn.',
  zoneRule: (place: string) => `Ngày học của bạn đang tính theo giờ ${place}.`,

  share: 'Chia sẻ chuỗi',
  shareTitle: 'Ảnh chia sẻ',
  shareText: 'Ảnh được vẽ ngay trên máy, chỉ có những gì bạn thấy ở đây.',
  shareNow: 'Chia sẻ',
  save: 'Tải ảnh về',
  copy: 'Chép ảnh',
  copied: 'Đã chép ảnh.',
  shareFailed: 'Máy này không chia sẻ được ảnh. Bạn thử tải ảnh về nhé.',
  picture: (days: number) =>
    `Chuỗi ${days} ngày học liên tiếp trên Luyện, với những ngày đã học trong tuần này`,
  fileName: 'chuoi-ngay-hoc.png',
  cardDays: 'ngày học liên tiếp',
  cardWeek: 'Tuần này',
  app: 'Luyện',
} as const;
