/** Strings of the page that compares the AI with teachers. */
export const AGREEMENT = {
  title: 'AI và giáo viên',
  text: 'Band của AI so với band mà giáo viên cho trước khi nhìn thấy AI.',
  tooFew: (pairs: number, enough: number) =>
    `Chưa đủ dữ liệu: mới có ${pairs} bài được cả hai chấm, cần ít nhất ${enough} bài.`,
  all: 'Từ trước đến nay',
  months: 'Theo tháng, cả bài',
  criterion: 'Tiêu chí',
  month: 'Tháng',
  pairs: 'Số bài',
  exact: 'Bằng nhau',
  half: 'Chênh tối đa 0.5',
  one: 'Chênh tối đa 1.0',
  changed: 'Giáo viên đổi sau khi xem AI',
  whole: 'Cả bài',
  share: (hits: number, pairs: number) => (pairs === 0 ? '–' : `${Math.round((hits * 100) / pairs)}%`),
} as const;
