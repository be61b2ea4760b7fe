/** Words about work that was done on another device. */
export const BROUGHT = {
  title: 'Bạn làm dở trên máy khác, mình đã mang về đây',
  text: (answers: number, last: string) =>
    `${answers} câu trả lời, câu gần nhất lúc ${last}. Bạn cứ làm tiếp, máy nào cũng thấy.`,
  submitted: 'Bài này bạn đã nộp trên máy khác, đây là kết quả.',
  given_up: {
    title: 'Bài này bạn đã nộp trên máy khác',
    text: 'Câu trả lời trên máy này đã nằm trong bài nộp đó. Bạn có thể làm lại từ đầu ở đây.',
  },
  restarted: {
    title: 'Bạn đã bắt đầu lại bài này trên máy khác',
    text: 'Ở đây bạn cũng làm từ đầu nhé.',
  },
} as const;
