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

  trend: (first: string, last: string) => `Tuần đầu là ${first}, tuần gần nhất là ${last}.`,
  once: (value: string) => `Mới có số của một tuần: ${value}. Thêm một tuần nữa là thấy được đường thay đổi.`,
  none: 'Chưa có câu trả lời nào có lời thoại để đo.',
  pace: {
    title: 'Nhịp nói',
    unit: 'Từ mỗi phút',
    value: (value: string) => `${value} từ mỗi phút`,
    note: 'Tính cả chỗ nghỉ. Khoảng 95 đến 150 từ mỗi phút là dễ nghe; nhanh hơn không có nghĩa là tốt hơn.',
  },
  pauses: {
    title: 'Thời gian nghỉ',
    unit: '% thời gian nói',
    value: (value: string) => `${value}% thời gian nói`,
    note: 'Chỗ im lặng từ một phần tư giây trở lên. Ai cũng phải nghỉ; điều nên bớt là nghỉ giữa câu.',
  },
  diversity: {
    title: 'Vốn từ',
    unit: 'Từ trước khi lặp lại',
    value: (value: string) => `${value} từ trước khi lặp lại`,
    note: 'Số từ bạn nói được trước khi bắt đầu lặp lại từ cũ. Càng cao, vốn từ càng đa dạng.',
  },
  pronunciation: {
    title: 'Độ rõ của từ',
    unit: 'Điểm trên 100',
    value: (value: string) => `${value}/100`,
    note: 'Mình nghe từng từ rõ đến đâu, trung bình theo câu. Micro và tiếng ồn cũng làm số này thay đổi.',
  },
} as const;
