const listed = (parts: readonly number[]): string => parts.map((part) => `Part ${part}`).join(', ');

/** Strings about a test that was begun on another device. */
export const ELSEWHERE = {
  title: 'Đề này đang thi dở, lượt đó chưa có trên máy này',
  when: (begun: string, last: string) => `Bắt đầu lúc ${begun}, câu gần nhất lúc ${last}.`,
  parts: (parts: readonly number[]) =>
    parts.length === 0 ? 'Chưa nộp phần nào.' : `Đã nộp ${listed(parts)}.`,
  answered: (answered: number) => `Mình đã nhận ${answered} câu trả lời.`,
  choose: 'Trên máy này bạn muốn',
  goOn: (part: number) => `Thi tiếp từ đầu Part ${part}`,
  goOnText: (part: number, parts: readonly number[]) =>
    parts.length === 0
      ? `Vẫn là lượt thi đó. Part ${part} được hỏi lại từ đầu, câu nào nói lại thì lấy bản mới.`
      : `Vẫn là lượt thi đó, phần đã nộp giữ nguyên. Part ${part} được hỏi từ đầu, câu nào nói lại thì lấy bản mới.`,
  anew: 'Thi lại từ đầu',
  anewText: 'Mở một lượt thi mới. Phần đã nói ở lượt kia vẫn được giữ, nhưng lượt đó không chấm.',
  unsent:
    'Đây là phần đã gửi lên. Nếu bạn đã thi ở máy khác và máy đó còn bài chờ gửi, bạn mở Luyện trên đó khi có mạng rồi tải lại trang này.',
  further: (parts: readonly number[], next: number) =>
    `${listed(parts)} đã nộp rồi, nên bạn thi tiếp từ Part ${next}.`,
  finishedTitle: 'Lượt thi trước đã nộp xong',
  finishedText: 'Ở đây bạn bắt đầu một lượt mới.',
  result: 'Xem kết quả lượt trước',
} as const;
