/** Strings for the learner's target. */
export const TARGET = {
  title: 'Mục tiêu của bạn',
  guestText: 'Bạn đăng nhập để đặt band mục tiêu và ngày thi. Mình đếm giúp bạn còn bao nhiêu tuần.',
  guestAction: 'Đăng nhập để đặt mục tiêu',
  noneText: 'Bạn nhắm band mấy, thi ngày nào, mỗi ngày học được bao lâu? Đặt một lần, đổi lúc nào cũng được.',
  set: 'Đặt mục tiêu',
  change: 'Sửa mục tiêu',
  unknown: 'Mình chưa đọc được mục tiêu của bạn. Đọc được là nó tự hiện ra.',
  band: 'Band mục tiêu',
  bandValue: (band: number) => `Band ${band.toFixed(1)}`,
  examDate: 'Ngày thi',
  examDateHint: 'Chưa đăng ký thi thì bạn để trống.',
  minutes: 'Học mỗi ngày',
  minutesValue: (minutes: number) => `${minutes} phút`,
  notSet: 'Chưa đặt',
  dialogTitle: 'Mục tiêu của bạn',
  cancel: 'Để sau',
  save: 'Lưu mục tiêu',
  saved: 'Đã lưu mục tiêu',
  bandMissing: 'Bạn chọn band mục tiêu nhé',
  examDatePast: 'Ngày thi đã qua, bạn chọn ngày khác nhé',
  examDateWrong: 'Ngày thi chưa đúng',
  needsNetwork: 'Cần có mạng để lưu mục tiêu. Những gì bạn chọn vẫn ở đây, có mạng bạn bấm lưu lại nhé.',
  /** What a learner at a whole band can do, in short. */
  bands: {
    4: 'Xoay xở được trong tình huống quen thuộc, còn hay hiểu sai và khó diễn đạt.',
    5: 'Nắm ý chính trong hầu hết tình huống, còn mắc nhiều lỗi.',
    6: 'Dùng tiếng Anh khá hiệu quả, hiểu được câu phức tạp khi đề tài quen.',
    7: 'Dùng tốt, theo được lập luận chi tiết, đôi chỗ chưa chính xác.',
    8: 'Dùng rất tốt, chỉ sai lẻ tẻ, trình bày được lập luận phức tạp.',
    9: 'Dùng chính xác, trôi chảy và hiểu trọn vẹn.',
  } as Readonly<Record<number, string>>,
  between: (lower: number) => `Trên mức ${lower}.0, chưa tới mức ${lower + 1}.0.`,
} as const;

/** The meaning of a band as text: a half band lies between two whole ones. */
export function bandWords(band: number): string {
  const whole = Math.floor(band);
  const words = TARGET.bands[whole] ?? '';
  return band === whole ? words : `${TARGET.between(whole)} ${words}`;
}

/** Time left until the exam. `days`: negative once it has passed. */
export function timeLeft(days: number): string {
  if (days < 0) return 'Ngày thi này đã qua';
  if (days === 0) return 'Hôm nay bạn thi';
  if (days < 7) return `Còn ${days} ngày`;
  const rest = days % 7;
  return `Còn ${Math.floor(days / 7)} tuần${rest === 0 ? '' : ` ${rest} ngày`}`;
}
