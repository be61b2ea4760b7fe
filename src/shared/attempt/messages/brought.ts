/** Words about work that was done on another device, or in another browser of this one. */
export const BROUGHT = {
  title: 'Bài làm dở của bạn đã về máy này',
  /** Known to have been given elsewhere. */
  elsewhereTitle: 'Bạn làm tiếp ở máy hoặc trình duyệt khác, mình đã mang về đây',
  text: (answers: number, last: string) =>
    `${answers} câu trả lời chưa có ở đây, câu gần nhất lúc ${last}. Bạn cứ làm tiếp, máy nào cũng thấy.`,
  submitted: 'Bài này bạn đã nộp ở máy hoặc trình duyệt khác, đây là kết quả.',
  /** Handed in elsewhere, without answers that are here. */
  submittedWithout: {
    title: 'Bài này bạn đã nộp ở máy hoặc trình duyệt khác',
    text: 'Có câu trả lời ở đây mới hơn, hoặc chưa kịp vào bài nộp đó. Những câu ấy vẫn còn: bạn làm tiếp rồi nộp để có thêm một kết quả.',
    result: 'Xem kết quả đã nộp',
  },
  given_up: {
    title: 'Bạn đã làm lại bài này từ đầu ở máy hoặc trình duyệt khác',
    text: 'Ở đây bạn cũng làm từ đầu nhé.',
  },
  restarted: {
    title: 'Bạn đã bắt đầu lại bài này ở máy hoặc trình duyệt khác',
    text: 'Ở đây bạn cũng làm từ đầu nhé.',
  },
} as const;
