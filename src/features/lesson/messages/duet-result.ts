/** Strings for the latest result of a duet. */
export const DUET_RESULT = {
  lineScore: (score: number) => `Lần chấm gần nhất: ${score}/100`,
  total: ({ graded, of, score }: { graded: number; of: number; score: number }) =>
    `Kết quả gần nhất: phát âm trung bình ${score}/100, đã chấm ${graded}/${of} lời của bạn.`,
} as const;
