/** Strings for the statistics of the speaking room. */
export const STATISTICS = {
  title: 'Thống kê luyện nói',
  text: 'Số liệu của 12 tuần gần nhất, tính từ bài bạn đã nộp.',
  back: 'Phòng nói AI',
  needsNetwork: 'Bạn mở thống kê một lần khi có mạng, sau đó xem lại được ở bất cứ đâu.',
  emptyTitle: 'Chưa có gì để thống kê',
  emptyText: 'Nói xong một chủ đề rồi nộp, các biểu đồ sẽ hiện ở đây.',
  emptyAction: 'Vào phòng nói',

  allTitle: 'Từ trước tới giờ',
  allMinutes: 'phút đã nói',
  allTopics: 'chủ đề',
  allTests: 'đề thi thử',
  of: (done: number, all: number) => `${done}/${all}`,

  week: 'Tuần bắt đầu',
  day: 'Ngày',
  minutesTitle: 'Số phút nói mỗi tuần',
  minutesHead: 'Số phút',
  minutesSaid: (minutes: number, talks: number) =>
    `12 tuần qua bạn nói ${minutes} phút, trong ${talks} câu trả lời.`,
  minutesNone: '12 tuần qua chưa có câu nào được nộp.',

  bandTitle: 'Band theo thời gian',
  bandHead: ['Ngày', 'Bài', 'Band', 'Khoảng'],
  bandNone: 'Chưa có bài nào đủ dài để ước lượng band.',
  bandOnce: (range: string) => `Mới có một bài có band, trong khoảng ${range}.`,
  bandSaid: (count: number, first: string, last: string) =>
    `${count} bài gần nhất có band: bài đầu trong khoảng ${first}, bài cuối trong khoảng ${last}.`,
  bandSame: 'Hai khoảng còn chồng lên nhau nên chưa nói được là lên hay xuống.',
  bandUp: 'Hai khoảng đã tách nhau: bạn lên thật.',
  bandDown: 'Hai khoảng đã tách nhau: band thấp hơn trước, bạn nghe lại bài gần nhất xem vì sao nhé.',
  bandNote: 'Mỗi vạch dọc là khoảng mà band thật có thể nằm trong đó, chấm là ước lượng ở giữa.',

  trend: (unit: string, first: string, last: string) =>
    `Tuần đầu có số liệu là ${first} ${unit}, tuần gần nhất là ${last} ${unit}.`,
  once: (unit: string, value: string) => `Mới có một tuần có số liệu: ${value} ${unit}.`,
  none: 'Chưa có câu trả lời nào có lời thoại để đo.',
  pace: {
    title: 'Nhịp nói',
    unit: 'từ mỗi phút',
    note: 'Tính cả chỗ dừng. Khoảng 95 đến 150 từ mỗi phút là dễ nghe; nhanh hơn không có nghĩa là tốt hơn.',
  },
  pauses: {
    title: 'Thời gian dừng',
    unit: '% thời gian nói',
    note: 'Chỗ im lặng từ một phần tư giây trở lên. Ai cũng phải dừng; điều nên bớt là dừng giữa câu.',
  },
  diversity: {
    title: 'Độ rộng của từ',
    unit: 'từ trước khi lặp lại',
    note: 'Số từ bạn nói được trước khi vốn từ bắt đầu lặp lại. Càng cao, từ càng đa dạng.',
  },
  pronunciation: {
    title: 'Độ rõ của từ',
    unit: 'trên 100',
    note: 'Máy nghe từng từ rõ đến đâu, trung bình theo câu. Micro và tiếng ồn cũng làm số này thay đổi.',
  },
} as const;
