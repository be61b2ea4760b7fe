/** How well the AI grades, in sentences. */
export const AGREEMENT_WORDS = {
  title: 'AI chấm có giống giáo viên không?',
  writing: { work: 'bài viết' },
  speaking: { work: 'bài nói' },
  share: (work: string, outOfTen: number, pairs: number) =>
    `Cứ 10 ${work} thì khoảng ${outOfTen} bài AI cho band lệch không quá 0.5 so với giáo viên, tính trên ${pairs} bài mà giáo viên chấm khi chưa thấy band của AI.`,
  tooFew: (work: string, pairs: number, enough: number) =>
    `Với ${work}, mình chưa đủ dữ liệu để nói: mới có ${pairs} bài được cả AI và giáo viên chấm, cần ít nhất ${enough} bài.`,
} as const;
